import { join } from 'node:path'
import { expect, test } from 'vitest'
import { testDatabase } from '../../../test/testing/test-database.ts'

const DOCUMENT = join(import.meta.dirname, '../../../../../docs/database.md')

type Column = { table: string; name: string; type: string; key: string; required: boolean }
type Reference = { from: string; to: string; columns: string; required: boolean; single: boolean }

const COLUMNS = `
  select class.relname as table, attname as name, format_type(atttypid, null) as type, attnotnull as required,
    coalesce((select string_agg(upper(contype::text) || 'K', ', ' order by contype desc) from pg_constraint
      where conrelid = class.oid and contype in ('p', 'f') and attnum = any(conkey)), '') as key
  from pg_attribute join pg_class class on class.oid = attrelid
  where class.relnamespace = 'public'::regnamespace and relkind = 'r' and attnum > 0 and not attisdropped
  order by class.relname, attnum`

const REFERENCES = `
  select conrelid::regclass::text as from, confrelid::regclass::text as to,
    string_agg(attname, ', ' order by place) as columns, bool_and(attnotnull) as required,
    exists (select from pg_index where indrelid = conrelid and indisunique and indpred is null
      and indkey::smallint[] <@ conkey) as single
  from pg_constraint, unnest(conkey) with ordinality as part (number, place), pg_attribute
  where contype = 'f' and connamespace = 'public'::regnamespace and attrelid = conrelid and attnum = number
  group by pg_constraint.oid, conrelid, confrelid, conkey
  order by 1, 2, 3`

test('docs/database.md shows the tables that the migrations make', async () => {
  const { db } = await testDatabase()
  const { rows: columns } = await db.$client.query<Column>(COLUMNS)
  const { rows: references } = await db.$client.query<Reference>(REFERENCES)
  await expect(documentOf(columns, references)).toMatchFileSnapshot(DOCUMENT)
})

const documentOf = (columns: Column[], references: Reference[]) => `# Database

Generated from the migrations by \`apps/server/src/platform/database/diagram.test.ts\`, which fails when it is out of date;
\`npx vitest run --project server diagram -u\` writes it anew. Constraints, indexes and the reasons for them are in the
[migrations](../apps/server/migrations).

\`\`\`mermaid
erDiagram
${references.map(lineOf).join('\n')}
${[...new Set(columns.map(({ table }) => table))].map((table) => tableOf(table, columns)).join('\n')}
\`\`\`
`

const lineOf = ({ from, to, columns, required, single }: Reference) =>
  `  ${to} ${required ? '||' : '|o'}--${single ? 'o|' : 'o{'} ${from} : "${columns}"`

const tableOf = (name: string, columns: Column[]) =>
  `  ${name} {\n${columns
    .filter(({ table }) => table === name)
    .map(fieldOf)
    .join('\n')}\n  }`

const fieldOf = ({ name, type, key, required }: Column) =>
  `    ${type.replaceAll(' ', '_').replace('[]', '_array')} ${name}${key && ` ${key}`}${required ? '' : ' "optional"'}`
