-- A formula is led back to its own result by way of the parameter it needs.
update parameter i set kind = 'calculated', formula = p.code || '*2'
from (
  select l_id, parameter_id, code, formula from parameter where formula is not null order by l_id, code limit 1
) p
where i.l_id = p.l_id and i.parameter_id <> p.parameter_id and p.formula ~ ('\m' || i.code || '\M');
