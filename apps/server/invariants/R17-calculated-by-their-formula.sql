-- A calculated result holds the formula that made it, any other none; and no formula needs its own result, by whatever way round.
with recursive needs as (
  select p.l_id, p.parameter_id, i.parameter_id as needed_id
  from parameter p join parameter i on i.l_id = p.l_id and p.formula ~ ('\m' || i.code || '\M')
  where p.formula is not null
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
