import { afterEach, describe, expect, test } from 'vitest'
import { clearSession, dropSession, isReplaced, keepSession } from './client/session.ts'
import { createLeave } from './leave.ts'

afterEach(() => clearSession())

/** The steps done, in order, and whether the screen was hidden then. */
const leaving = (goHome = () => Promise.resolve()) => {
  const done: string[] = []
  const note = (what: string) => done.push(document.body.hidden ? `${what}, hidden` : what)
  const leave = createLeave({
    queries: { clear: () => note('forget') },
    keepPlace: email => note(`keep for ${email}`),
    goHome: () => {
      note('go home')
      return goHome()
    },
    drawAnew: () => note('draw anew'),
    say: why => note(`say ${why}`),
  })
  return { leave, done }
}

describe('a session that is over', () => {
  test('is off the screen before anything is said', async () => {
    const { leave, done } = leaving()
    const left = leave('expired')
    expect(document.body.hidden).toBe(true)
    await left
    expect(done).toEqual(
      ['forget', 'go home', 'say expired', 'forget', 'draw anew'].map(each => `${each}, hidden`),
    )
    expect(document.body.hidden).toBe(false)
  })
  test('is left once, however many answers say so', async () => {
    const { leave, done } = leaving()
    await Promise.all([leave('disabled'), leave('expired'), leave('expired')])
    expect(done.filter(each => each.startsWith('say'))).toEqual(['say disabled, hidden'])
  })
  test('is off the screen also when the landing page cannot be opened', async () => {
    const { leave, done } = leaving(() => Promise.reject(new Error('offline')))
    await expect(leave('elsewhere')).rejects.toThrow('offline')
    expect(done).toContain('draw anew, hidden')
    expect(document.body.hidden).toBe(false)
  })
  test('leaves the tab with the session that the device has now', async () => {
    keepSession({ sessionKey: 'a'.repeat(64), email: 'ada@example.com', role: 'member' })
    localStorage.setItem('session_key', 'b'.repeat(64))
    expect(isReplaced()).toBe(true)
    await leaving().leave('elsewhere')
    expect(isReplaced()).toBe(false)
  })
  test('keeps where its member was, unless the member has left or another came', async () => {
    const ada = { sessionKey: 'a'.repeat(64), email: 'ada@example.com', role: 'member' } as const
    const kept = async (end: () => void) => {
      keepSession(ada)
      end()
      const { leave, done } = leaving()
      await leave('elsewhere')
      return done.filter(each => each.startsWith('keep'))
    }
    expect(await kept(dropSession)).toEqual(['keep for ada@example.com, hidden'])
    expect(await kept(clearSession)).toEqual([])
    expect(await kept(() => localStorage.setItem('session_key', 'b'.repeat(64)))).toEqual([])
  })
})
