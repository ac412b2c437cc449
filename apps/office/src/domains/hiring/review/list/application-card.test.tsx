// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderPage } from '../../../../testing/render-page.tsx'
import { listed } from '../../testing/applications.ts'
import { ApplicationCard } from './application-card.tsx'

const CREATED_AT = '2024-11-20T15:00:00.000Z'
const drafts = { of: () => undefined, keep: () => {} }

test.each([
  ['an open season', null, 1],
  ['a closed season, sent before the closing', '2024-11-20T16:00:00.000Z', 0],
  ['a closed season, sent after the closing', '2024-11-20T14:00:00.000Z', 1],
])('the actions on a rejected application of %s', (_, closedAt, menus) => {
  renderPage(
    <ApplicationCard
      listed={listed({ status: 'rejected', createdAt: CREATED_AT })}
      known={undefined}
      places={[]}
      drafts={drafts}
      onHire={() => {}}
      season=""
      closedAt={closedAt}
    />,
  )
  expect(screen.queryAllByRole('button', { name: /Wren Thorn/ })).toHaveLength(menus)
})
