import type { Page } from '@playwright/test'

export const EMPLOYEES = '/employee/admin/employees'

export const cardOf = (page: Page, name: string) => page.getByRole('article', { name })

/** Opens the menu of an employee's card. */
export const menuOf = (page: Page, name: string) =>
  page.getByRole('button', { name: `Actions for ${name}` }).click()
