-- Who is planned has one status: those who are not due yet count as expected. Kept reports have no such figure.
update night_reports set content = content || jsonb_build_object(
  'totals', content -> 'totals' || '{"expected": 0}',
  'events', (
    select coalesce(jsonb_agg(event || '{"expected": 0}' order by at), '[]')
    from jsonb_array_elements(content -> 'events') with ordinality as of_night(event, at)
  )
);
