import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect } from 'vitest'

type Name = string | RegExp

/** Types a text into the field of a label, in place of what stands there. */
export const type = (label: Name, text: string): void =>
  void fireEvent.change(screen.getByLabelText(label), { target: { value: text } })

/** Types into several fields, each by its label. */
export const fill = (fields: Readonly<Record<string, string>>): void => {
  for (const [label, text] of Object.entries(fields)) type(label, text)
}

/** Presses a button by its name. One that can be found twice is looked for in the dialog. */
export function press(name: Name): void {
  const [only, another] = screen.getAllByRole('button', { name })
  const dialog = another && screen.queryByRole('dialog')
  fireEvent.click(dialog ? within(dialog).getByRole('button', { name }) : (only as HTMLElement))
}

/** Follows a link by its name. */
export const follow = (name: Name): void =>
  void fireEvent.click(screen.getByRole('link', { name }), { button: 0 })

/** Puts a file into the file input of a label. */
export const putFile = (label: Name, file: File): void =>
  void fireEvent.change(screen.getByLabelText(label), { target: { files: [file] } })

/** What stands in the field of a label. */
export const typed = (label: Name): string => (screen.getByLabelText(label) as HTMLInputElement).value

/** The sentence that a field says is wrong with it; empty while nothing is. */
export function wrongWith(label: Name): string {
  const field = screen.getByLabelText(label)
  const isWrong = field.getAttribute('aria-invalid') === 'true' || field.dataset.invalid === 'true'
  const ids = field.getAttribute('aria-describedby')?.split(' ') ?? []
  const said = ids.map(id => document.getElementById(id)?.textContent ?? '').join(' ')
  return isWrong ? said || 'wrong' : ''
}

/** Waits for a text; gives its element. */
export const see = (text: Name): Promise<HTMLElement> => screen.findByText(text)

/** Waits until a text is gone, or was never there. */
export const gone = (text: Name): Promise<void> => waitFor(() => expect(screen.queryByText(text)).toBeNull())
