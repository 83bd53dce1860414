-- A calculated result holds the formula that made it, any other none; and no formula needs its own result, by whatever way round.
with recursive names as (
  -- What a formula names: a word, or anything within brackets; a text in quotes is a unit.
  select p.l_id, p.parameter_id, coalesce(m[1], m[2]) as code
  from parameter p,
    regexp_matches(regexp_replace(p.formula, '''[^'']*''', ' ', 'g'), '\[([^\]]+)\]|([A-Za-z_]\w*)', 'g') m
  where p.formula is not null
), needs as (
  select distinct n.l_id, n.parameter_id, i.parameter_id as needed_id
  from names n join parameter i on i.l_id = n.l_id and i.code = n.code
), chain as (
  select l_id, parameter_id, needed_id from needs
  union
  select c.l_id, c.parameter_id, n.needed_id
  from chain c join needs n on n.l_id = c.l_id and n.parameter_id = c.needed_id
)
select l_id, parameter_id as id, 'a formula needs its own result' as problem from chain where needed_id = parameter_id
union all
select l_id, bill_test_id, 'calculated without a formula, or with one and not calculated' from result_version
where (source = 'calculated') <> (formula is not null)
