import { PasswordInput, TextInput } from '@mantine/core'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { beforeAll, expect, test } from 'vitest'
import { onScreen } from '../testing/on-screen.tsx'
import { focusWrongFields } from './focus-wrong.ts'

function Form() {
  const [isChecked, setChecked] = useState(false)
  const submit = (event: { preventDefault: () => void }) => {
    event.preventDefault()
    setChecked(true)
  }
  return (
    <form onSubmit={submit}>
      <TextInput label="Name" />
      <TextInput label="Amount" error={isChecked && 'Enter at least 0.01 USD.'} />
      <TextInput label="Reference" error={isChecked && 'Enter a reference.'} />
      <button type="submit">Send</button>
    </form>
  )
}

function SecretForm() {
  return (
    <form onSubmit={event => event.preventDefault()}>
      <PasswordInput label="Password" error="At least 8 characters" />
      <button type="submit">Send</button>
    </form>
  )
}

beforeAll(() => focusWrongFields(document))

test('a form that is refused leads to its first wrong field', async () => {
  onScreen(<Form />)
  fireEvent.click(screen.getByRole('button'))
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Amount')))
})

test('a wrong password is led to as well', async () => {
  onScreen(<SecretForm />)
  fireEvent.click(screen.getByRole('button', { name: 'Send' }))
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Password')))
})
