-- A report keeps the text and the author of each incident as they were when the night was closed. Earlier reports looked
-- the text up: it is what the audit log says that the first change after the closing replaced, else what it is still.
with closing as (
  select report.id, report.content, (
    select max(log.id) from audit_log log where entity = 'nightReport' and entity_id = report.id::text
  ) as audit_id
  from night_reports report
), kept as (
  select closing.id, jsonb_agg(
    jsonb_build_object(
      'id', incident.id,
      'at', coalesce(at_then.value, to_char(incident.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')),
      'note', coalesce(note_then.value, incident.note),
      'userId', incident.created_by
    ) order by incident.at, incident.id
  ) as incidents
  from closing
    join night_incidents incident on closing.content -> 'incidentIds' @> to_jsonb(incident.id)
    left join lateral (
      select before ->> 'at' as value from audit_log log
      where entity = 'nightIncident' and entity_id = incident.id::text and log.id > closing.audit_id and before ? 'at'
      order by log.id limit 1
    ) at_then on true
    left join lateral (
      select before ->> 'note' as value from audit_log log
      where entity = 'nightIncident' and entity_id = incident.id::text and log.id > closing.audit_id and before ? 'note'
      order by log.id limit 1
    ) note_then on true
  group by closing.id
)
update night_reports set content = content - 'incidentIds' || jsonb_build_object('incidents', coalesce(
  (select incidents from kept where kept.id = night_reports.id), '[]'));
