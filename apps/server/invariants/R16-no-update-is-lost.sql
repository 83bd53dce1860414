-- A firm, location, department, agency, doctor, role, shift of a counter, coupon, delegation, set of rules, switch of the rules or record of a declared master has as many versions as changes in the audit trail: no change was written over
-- another, and none without a line there.
with counted as (
  select l_id, 'FIRM' as kind, firm_id as id, version from firm
  union all select l_id, 'LOCATION', location_id, version from location
  union all select l_id, 'DEPARTMENT', department_id, version from department
  union all select l_id, 'AGENCY', agency_id, version from agency
  union all select l_id, 'DOCTOR', doctor_id, version from doctor
  union all select l_id, 'ROLE', role_id, version from role
  union all select l_id, 'COUNTER_SHIFT', shift_id, version from counter_shift
  union all select l_id, 'COUPON', coupon_id, version from coupon
  union all select l_id, 'DELEGATION', delegation_id, version from approval_delegation
  union all select l_id, 'SPECIMEN', specimen_id, version from specimen
  union all select l_id, 'ORGANISM_FAMILY', organism_family_id, version from organism_family
  union all select l_id, 'ORGANISM', organism_id, version from organism
  union all select l_id, 'MEDICINE_GROUP', medicine_group_id, version from medicine_group
  union all select l_id, 'MEDICINE', medicine_id, version from medicine
  union all select l_id, 'CULTURE_COMMENT', culture_comment_id, version from culture_comment
  union all select l_id, 'HTML_TEXT', html_text_id, version from html_text
  union all select l_id, 'TERRITORY', territory_id, version from territory
  union all select l_id, 'MACHINE', machine_id, version from machine
  union all select l_id, 'ID_MAPPING', id_mapping_id, version from id_mapping
  union all select l_id, 'SAMPLE_TYPE', sample_type_id, version from sample_type
  union all select l_id, 'INTERFACING', machine_parameter_id, version from machine_parameter
  union all select l_id, 'RULE_SET', rule_set_id, version from rule_set
  union all select l_id, 'RULE_SWITCH', switch_id, version from rule_switch
  union all select l_id, 'EXPLORER_VIEW', view_id, version from explorer_view
  union all select l_id, 'REPORT_SCHEDULE', schedule_id, version from report_schedule
  union all select l_id, 'RESULT_COMMENT', result_comment_id, version from result_comment
  union all select l_id, 'ITEM', item_id, version from item
  union all select l_id, 'STORE', store_id, version from store)
select c.l_id, c.kind, c.id, c.version, 1 + e.changes as told
from counted c, lateral (
  select count(*) as changes from event e
  where e.l_id = c.l_id and e.entity_kind = c.kind and e.entity_id = c.id and e.bill_id is null
    and e.action not in ('create', 'stop', 'viewAs', 'leaveView')) e
where c.version <> 1 + e.changes
