import { fireEvent, screen } from '@testing-library/react'
import { HttpResponse, http } from 'msw/http'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { ScriptMissing } from '../client/missing-script.ts'
import { see } from '../testing/act.ts'
import { onScreen } from '../testing/on-screen.tsx'
import { latePart } from './late-part.tsx'

const server = setupServer()
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
afterEach(() => {
  server.resetHandlers()
  document.head.replaceChildren()
})
afterAll(() => server.close())

const answers = (body: string, status = 200) =>
  server.use(http.get('*/', () => HttpResponse.text(body, { status })))

/** A form with a part that comes late, or not at all before it `arrives`. */
const open = () => {
  let isThere = false
  const Part = latePart(async () => {
    if (!isThere) throw new ScriptMissing(undefined)
    return ({ what }: { what: string }) => <p>{what}</p>
  })
  onScreen(
    <form>
      <input aria-label="Note" defaultValue="" />
      <Part what="the code" />
    </form>,
  )
  fireEvent.change(screen.getByLabelText('Note'), { target: { value: 'typed' } })
  return {
    arrives: () => {
      isThere = true
    },
  }
}
const note = () => screen.getByLabelText<HTMLInputElement>('Note').value

describe('a part of a page whose script does not arrive', () => {
  test('says so in its place and is asked for again, and what was typed beside it stays', async () => {
    answers('', 503)
    const { arrives } = open()
    await see('This part of the page has not arrived')
    arrives()
    await see('the code')
    expect(note()).toBe('typed')
  })

  test('loads no page again for a new version, but says what is lost by it', async () => {
    document.head.innerHTML = '<script type="module" src="/assets/first-1.js"></script>'
    answers('<script type="module" src="/assets/first-2.js"></script>')
    open()
    await see('There is a new version of Strongroom')
    await see('This page is from an earlier version. Loading it again loses what you have typed.')
    expect(note()).toBe('typed')
  })
})
