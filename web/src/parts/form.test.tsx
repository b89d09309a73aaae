import { msg } from '@lingui/core/macro'
import { TextInput } from '@mantine/core'
import { fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { useAnnouncement } from '../client/announce.ts'
import { CallFailed, type Problem } from '../client/problem.ts'
import { onScreen } from '../testing/on-screen.tsx'
import { Form, needed, type Sending, useForm } from './form.tsx'

const REFUSAL: Problem = { kind: 'refused', code: 'OF_NO_SENTENCE', message: 'Short', details: {} }
const START = { name: '', note: '' }
type Typed = typeof START

const mutate = vi.fn<(typed: Typed) => void>()
const sends = (problem?: Problem): Sending<Typed> => ({
  mutate,
  isPending: false,
  error: problem ? new CallFailed(problem) : null,
  reset: () => {},
})
beforeEach(() => {
  mutate.mockClear()
})

type Options = Parameters<typeof useForm<Typed, Typed>>[0]
function Asking({ options }: { options: Omit<Options, 'initial' | 'kept' | 'body'> }) {
  const form = useForm<Typed, Typed>({ initial: START, body: typed => typed, ...options } as Options)
  return (
    <Form form={form} end={<button type="submit">Send</button>}>
      <TextInput {...form.text('name', 'Name')} />
      <TextInput {...form.text('note', 'Note')} />
      <button type="button" onClick={() => form.check()}>
        Look
      </button>
      <button type="button" onClick={() => form.clear({ note: 'kept' })}>
        Clear
      </button>
    </Form>
  )
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const fill = (label: string, value: string) => fireEvent.change(field(label), { target: { value } })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const errorAt = (label: string) => {
  const by = field(label).getAttribute('aria-describedby')
  return by && document.getElementById(by.split(' ').at(-1) ?? '')?.textContent
}

test('a rule speaks once the form was submitted, and one of those at once while it is typed', () => {
  const tooLong = (text: string) => text.length > 3 && msg`This is not a valid entry.`
  onScreen(<Asking options={{ send: sends(), rules: { name: needed }, atOnce: { note: tooLong } }} />)
  fill('Note', 'long')
  expect([errorAt('Name'), errorAt('Note')]).toEqual([null, 'This is not a valid entry.'])
  press('Send')
  expect(errorAt('Name')).toBe('Please enter all fields')
  fill('Name', 'Ada')
  press('Send')
  expect(mutate).not.toHaveBeenCalled()
  fill('Note', '')
  press('Send')
  expect(mutate).toHaveBeenCalledWith({ name: 'Ada', note: '' })
})

test('a rule may give a refusal, which the field says in the words of the server’s own', () => {
  onScreen(<Asking options={{ send: sends(), atOnce: { note: () => REFUSAL } }} />)
  expect(errorAt('Note')).toBe('Short')
})

test('what it is checked for without being sent is said, and is gone when it is cleared but for what is kept', () => {
  onScreen(<Asking options={{ send: sends(), rules: { name: needed } }} />)
  press('Look')
  expect(errorAt('Name')).toBe('Please enter all fields')
  fill('Note', 'other')
  press('Clear')
  expect([errorAt('Name'), field('Note').value]).toEqual([null, 'kept'])
  fill('Name', 'Ada')
  press('Look')
  expect(mutate).not.toHaveBeenCalled()
})

test('a problem stands at the field that it is said to be about, and else above the buttons', () => {
  const refused = (problem: Problem) => (problem.kind === 'refused' ? 'note' : undefined)
  const { unmount } = onScreen(<Asking options={{ send: sends(REFUSAL), refused }} />)
  expect([errorAt('Note'), screen.queryByRole('alert')]).toEqual(['Short', null])
  unmount()
  onScreen(<Asking options={{ send: sends({ kind: 'forbidden' }), refused }} />)
  expect([errorAt('Note'), screen.getByRole('alert').textContent]).toEqual([
    null,
    'Your account may not do this.',
  ])
})

test('a field with parts says what the server says of one of them, by its message', () => {
  const problem: Problem = { kind: 'wrong', issues: [{ path: 'note.3', message: 'Odd' }] }
  const wrong = (_: string, message: string) =>
    message === 'Odd' ? msg`This is not a valid entry.` : undefined
  onScreen(<Asking options={{ send: sends(problem), wrong }} />)
  expect([errorAt('Note'), screen.queryByRole('alert')]).toEqual(['This is not a valid entry.', null])
})

test('a problem that is known beforehand may wait until the form was submitted', () => {
  onScreen(<Asking options={{ send: isChecked => sends(isChecked ? REFUSAL : undefined) }} />)
  expect(screen.queryByRole('alert')).toBeNull()
  press('Send')
  expect(screen.getByRole('alert').textContent).toBe('Short')
})

/** A flow that keeps what is typed while its form is off the screen. */
function Flow() {
  const [typed, setTyped] = useState(START)
  const [isShown, setShown] = useState(true)
  return (
    <>
      {isShown && <Step typed={typed} onTyped={setTyped} />}
      <button type="button" onClick={() => setShown(!isShown)}>
        Turn
      </button>
    </>
  )
}
function Step({ typed, onTyped }: { typed: Typed; onTyped: (typed: Typed) => void }) {
  const form = useForm({ kept: [typed, onTyped], body: () => typed, send: sends() })
  return (
    <Form form={form} end={null}>
      <TextInput {...form.text('name', 'Name')} />
    </Form>
  )
}

test('what is typed may be kept by the flow above, where it outlives the form', () => {
  onScreen(<Flow />)
  fill('Name', 'Ada')
  expect(field('Name').value).toBe('Ada')
  press('Turn')
  press('Turn')
  expect(field('Name').value).toBe('Ada')
})

function Said() {
  return <output>{useAnnouncement()?.text}</output>
}
function Cutting() {
  const form = useForm({ initial: START, body: (typed: Typed) => typed, send: sends() })
  return (
    <Form form={form} end={<Said />}>
      <TextInput {...form.text('name', 'Name')} maxLength={5} />
      <TextInput {...form.text('note', 'Note')} />
    </Form>
  )
}

test('a paste that a field takes only in part is told, and one that fits is not', () => {
  onScreen(<Cutting />)
  const paste = (label: string, text: string) =>
    fireEvent.paste(field(label), { clipboardData: { getData: () => text } })
  const said = () => screen.getByRole('status').textContent
  paste('Name', 'Adaline'.slice(0, 5))
  paste('Note', 'of any length')
  expect(said()).toBe('')
  fill('Name', 'Ada')
  paste('Name', 'Lee')
  expect(said()).toBe('This field takes 5 characters at most. The rest of what you pasted was left out.')
})
