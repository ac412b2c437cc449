// @vitest-environment jsdom
import { mockApi } from '@nightshift/ui/testing/mock-api.ts'
import { person } from '@nightshift/ui/testing/samples.ts'
import { cleanup, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderPage } from '../../../testing/render-page.tsx'
import DashboardPage from './dashboard-page.tsx'

const OF_SWITCHES = ['Applications', 'Applications over the season', 'ToDos']

type Switches = { enableApps: boolean; enableTodos: boolean; ownPasswords?: boolean }

function open(switches: Switches, accessLvl = 1) {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const fetch = mockApi({})
  const lead = person({ accessLvl })
  renderPage(<DashboardPage />, { me: lead, festival: { ...lead.festival!, ...switches } })
  const isShown = (name: string) => screen.queryByRole('region', { name }) !== null
  return {
    shown: OF_SWITCHES.filter(isShown),
    asksForBackups: () => fetch.mock.calls.some(([path]) => path === '/api/backups'),
  }
}

test('applications and to-dos are on the dashboard of a festival that has them', () => {
  expect(open({ enableApps: true, enableTodos: true }).shown).toEqual(OF_SWITCHES)
})

test('a festival without them shows neither', () => {
  expect(open({ enableApps: false, enableTodos: false }).shown).toEqual([])
  expect(screen.getByRole('region', { name: 'Employees' })).toBeTruthy()
})

test('a lead reads the counts, each a link to its list, and nothing about backups', () => {
  const { asksForBackups } = open({ enableApps: true, enableTodos: true })
  const links = (name: string) =>
    within(screen.getByRole('region', { name }))
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')])
  expect(links('Employees')).toEqual([
    ['Active –', '/employee/admin/employees'],
    ['Clocked In –', '/employee/admin/employees?status=clockedIn'],
    ['Inactive –', '/employee/admin/employees?status=inactive'],
  ])
  expect(links('Applications')).toEqual([
    ['Pending –', '/employee/admin/applications?status=new'],
    ['Held –', '/employee/admin/applications?status=held'],
    ['Rejected –', '/employee/admin/applications?status=rejected'],
  ])
  const toDos = within(screen.getByRole('region', { name: 'ToDos' })).getAllByRole('listitem')
  expect(toDos.map(({ textContent }) => textContent)).toEqual(['Complete 0', 'Incomplete 0'])
  expect(asksForBackups()).toBe(false)
})

test('an administrator reads about backups, and that default passwords may be kept, with the way to change that', () => {
  const off = { enableApps: false, enableTodos: false, ownPasswords: false }
  const { asksForBackups } = open(off, 3)
  expect(asksForBackups()).toBe(true)
  const link = screen.getByRole('link', { name: 'Ask for own passwords' })
  expect(link.getAttribute('href')).toBe('/employee/admin/general')
  cleanup()
  open({ ...off, ownPasswords: true }, 3)
  expect(screen.queryByRole('link', { name: 'Ask for own passwords' })).toBeNull()
})
