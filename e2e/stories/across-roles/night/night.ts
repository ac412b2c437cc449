import type { Page } from '@playwright/test'
import type { makeEvening } from '../../../support/evening.ts'
import { DEMO, type DemoUser } from '../../../support/sign-in.ts'

export const BOG = 'Bog Actor'
export const DESK = { width: 1280, height: 800 }
export const PHONE = { width: 360, height: 740 }

export type Night = {
  origin: string
  evening: Awaited<ReturnType<typeof makeEvening>>
  /** That of the manager. */
  desk: Page
  /** First that of an actor, then that of a lead. */
  phone: Page
}

/** Opens a page of the story's own server with a session. */
export async function openAs(page: Page, origin: string, username: DemoUser, path: string) {
  await page.request.post(`${origin}/api/users/login`, { data: { username, password: DEMO[username] } })
  await page.goto(origin + path)
}

export const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name }).click()

/** Somebody on the plan. */
export const chip = (page: Page, name: string) =>
  page.getByRole('button', { name: new RegExp(`^${name} in ${BOG}`) })
