import { Button, TextInput } from '@mantine/core'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { type FormEvent, useState } from 'react'
import { beforeEach, describe, expect, test } from 'vitest'
import { onScreen } from '../testing/on-screen.tsx'

let answer: (error?: string) => void
beforeEach(() => {
  answer = () => {}
})

function Form() {
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<string>()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setBusy(true)
    answer = problem => {
      setBusy(false)
      setError(problem)
    }
  }
  return (
    <form onSubmit={submit}>
      <TextInput label="Note" />
      <TextInput label="User ID" error={error} />
      <Button type="submit" loading={isBusy}>
        Find
      </Button>
      <button type="button">Elsewhere</button>
    </form>
  )
}

/** Presses the button, and lets the browser take the focus from it, as browsers do and the test’s does not. */
const press = async () => {
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Find' })
  button.focus()
  fireEvent.click(button)
  await waitFor(() => expect(button.disabled).toBe(true))
  // happy-dom blurs nothing that is disabled.
  screen.getByLabelText('Note').focus()
  screen.getByLabelText('Note').blur()
  return button
}

describe('a button that waited', () => {
  test('has the focus again when the answer is there', async () => {
    onScreen(<Form />)
    const button = await press()
    expect(document.activeElement).toBe(document.body)
    answer()
    await waitFor(() => expect(document.activeElement).toBe(button))
  })

  test('leads to the field that the answer made wrong', async () => {
    onScreen(<Form />)
    await press()
    answer('ID not exists')
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('User ID')))
  })

  test('leaves the focus where the person has put it meanwhile', async () => {
    onScreen(<Form />)
    const button = await press()
    const elsewhere = screen.getByRole('button', { name: 'Elsewhere' })
    elsewhere.focus()
    answer()
    await waitFor(() => expect(button.disabled).toBe(false))
    expect(document.activeElement).toBe(elsewhere)
  })
})
