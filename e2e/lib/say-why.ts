import type { Page } from 'playwright-core'

/** Says why an administrator looks at a member's personal data, where the screen asks for it: once a case. */
export const sayWhy = async (page: Page, reason = 'It waits to be decided.'): Promise<void> => {
  const dialog = page.getByRole('dialog', { name: 'Why do you look at this?' })
  await dialog.getByLabel('Reason').fill(reason)
  await dialog.getByRole('button', { name: 'Show it' }).click()
}
