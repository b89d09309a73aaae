import { fireEvent, screen } from '@testing-library/react'

// The search over everything (Ctrl-K), as a person uses it.

export const shortcut = (more: object = { ctrlKey: true }) =>
  fireEvent.keyDown(document.body, { key: 'k', ...more })
export const field = () => screen.findByRole('combobox', { name: 'Find anything' })
export const enter = async (text: string) => fireEvent.change(await field(), { target: { value: text } })
export const key = async (key: string) => fireEvent.keyDown(await field(), { key })
export const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent ?? '')
/** The option that Enter opens, as the field says. */
export const current = async () =>
  document.getElementById((await field()).getAttribute('aria-activedescendant') ?? '')?.textContent ?? ''
