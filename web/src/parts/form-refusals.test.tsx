import { TextInput } from '@mantine/core'
import { screen } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { CallFailed } from '../client/problem.ts'
import { press, type, wrongWith } from '../testing/act.ts'
import { onScreen } from '../testing/on-screen.tsx'
import { Form, needed, useForm } from './form.tsx'

type Typed = { name: string; code: string }

const sent = vi.fn<(typed: Typed) => void>()
const reset = vi.fn<() => void>()
beforeEach(() => {
  sent.mockClear()
  reset.mockClear()
})

type Given = {
  error?: unknown
  isOnPanel?: boolean
  words?: (thrown: unknown) => string
}

function Named({ error = null, ...frame }: Given) {
  const form = useForm<Typed, Typed>({
    initial: { name: '', code: '' },
    rules: { name: needed, code: (code, { name }) => code === name && `Not ${name} again` },
    refused: { NOT_THIS: 'code' },
    body: typed => typed,
    send: { mutate: sent, isPending: false, error, reset },
  })
  return (
    <Form form={form} end={<button type="submit">Send</button>} {...frame}>
      <TextInput {...form.text('name', 'Name')} />
      <TextInput {...form.text('code', 'Code')} />
    </Form>
  )
}

const refusedWith = (code: string) => new CallFailed({ kind: 'refused', code, message: code, details: {} })

describe('a form', () => {
  test('says nothing before it is submitted, then what is wrong with each field, and is not sent', () => {
    onScreen(<Named />)
    expect(wrongWith('Name')).toBe('')
    press('Send')
    expect([wrongWith('Name'), wrongWith('Code')]).toEqual(['Please enter all fields', 'Not again'])
    expect(sent).not.toHaveBeenCalled()
    type('Name', 'Ada')
    type('Code', '1')
    press('Send')
    expect(sent).toHaveBeenCalledWith({ name: 'Ada', code: '1' })
  })

  test('says the words that a rule made as they are', () => {
    onScreen(<Named />)
    type('Name', 'Ada')
    type('Code', 'Ada')
    press('Send')
    expect(wrongWith('Code')).toBe('Not Ada again')
  })

  test('forgets a refusal that a field says as soon as something is typed', () => {
    onScreen(<Named error={refusedWith('NOT_THIS')} />)
    expect([wrongWith('Code'), screen.queryByRole('alert')]).toEqual(['NOT_THIS', null])
    type('Code', '2')
    expect(reset).toHaveBeenCalledOnce()
  })

  test('keeps any other refusal beside what is typed', () => {
    onScreen(<Named error={refusedWith('TOO_LATE')} />)
    type('Code', '2')
    expect(screen.getByRole('alert').textContent).toBe('TOO_LATE')
    expect(reset).not.toHaveBeenCalled()
  })

  test('says a refusal in the words that it is given', () => {
    onScreen(<Named error={refusedWith('TOO_LATE')} words={() => 'Come earlier'} />)
    expect(screen.getByRole('alert').textContent).toBe('Come earlier')
  })

  test('may stand on a panel, above its buttons', () => {
    onScreen(<Named isOnPanel />)
    const panel = screen.getByLabelText('Name').closest('section, .panel')
    expect(panel).not.toBeNull()
    expect(panel?.contains(screen.getByText('Send'))).toBe(false)
  })
})
