import type { CallName, wire } from '@strongroom/shared'
import { cleanup, screen as screenOf, waitFor } from '@testing-library/react'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import type { Row } from '../client/contract.ts'
import { buttonOf, fill, press, pressAnyway, see, seeButton, seeLiveButton, seeOnPage } from './act.ts'
import { answers, asked, bodies, type ListName, lists, listsBehind, refuses } from './answers.ts'
import { contractOf } from './call-at.ts'
import { holds, respond } from './contract-server.ts'
import { administrator } from './people.ts'
import { renderScreen } from './render-screen.tsx'

type Decided = {
  readonly call: CallName
  /** Text of the button. */
  readonly label: string
  /** The body that is sent, without the reason of a rejection. */
  readonly body: object
}

export type CaseScreen<N extends ListName> = {
  readonly path: string
  readonly name: N
  /** A case of member 100045 that waits. */
  readonly row: Row<N> & { readonly id: string; readonly uid: string }
  /** Texts of the opened case, by which the administrator decides. */
  readonly shows: readonly string[]
  /** Fields filled in before it is approved, by their labels. */
  readonly filled?: Readonly<Record<string, string>>
  readonly approve: Decided
  /** The button that confirms a rejection has the words of the one that begins it. */
  readonly reject: Decided
  /** The other calls of the screen. */
  readonly besides?: () => void
  /** The kind and the figures that the server says beforehand of an approval that books money, and the texts of them. */
  readonly check?: {
    readonly kind: wire.ApprovalKind
    readonly said: wire.ApprovalCheck
    readonly shows: readonly string[]
  }
  readonly role?: Exclude<wire.Role, 'member'>
}

/** The fields by which lists of cases are narrowed down to a state, and the states there are. */
const FIELDS = ['status', 'rechargeStatus']
const STATES = [-2, -1, 0, 1, 2, 3]
const isTaken = (name: ListName, filter: object): boolean => {
  const schema: unknown = contractOf(name).filter
  return v.safeParse(schema as v.GenericSchema, filter).success
}

const disabled: wire.RefusalAnswer = { status: false, code: 'MEMBER_DISABLED', msg: 'no', error: 'no' }
const done = () => Response.json({ status: true, data: [] })
/** A yes that says how far the log has moved with it. */
const decidedAt = (position: string) => () =>
  Response.json({ status: true, data: [] }, { headers: { 'Strongroom-Position': position } })
const REASON = 'Reason, as the member will read it'

/** Tests of every screen on which administrators decide cases. `serveContract` stands in the file. */
export function describeCase<N extends ListName>(screen: CaseScreen<N>): void {
  const { path, name, row, shows, filled = {}, approve, reject, besides, check, role = 'finance' } = screen
  const open = async (as = administrator(role)) => {
    besides?.()
    if (check) answers('office.checkApproval', check.said)
    lists(name, [row])
    respond(approve.call, done)
    respond(reject.call, done)
    const shown = await renderScreen(`${path}?open=${row.id}`, { as })
    await seeOnPage(...shows)
    return shown
  }

  describe(`a case at ${path}`, () => {
    test('shows what it is decided by, and is approved once however often the button is pressed', async () => {
      const { address } = await open()
      await seeButton(approve.label)
      fill(filled)
      await seeLiveButton(approve.label)
      const release = holds(approve.call)
      press(approve.label)
      pressAnyway(approve.label)
      await waitFor(() => expect(bodies(approve.call)).toEqual([approve.body]))
      lists(name, [])
      release()
      await waitFor(() => expect(address()).toBe(path))
      expect(asked(approve.call)).toHaveLength(1)
      expect(asked(approve.call)[0]?.attempt).toBeTruthy()
    })
    test('has an amount of money wherever a column is headed so', async () => {
      await open()
      const heads = [...document.querySelectorAll('main thead th')].map(({ textContent }) => textContent)
      const cells = document.querySelector('main tbody tr')?.querySelectorAll('td') ?? []
      for (const [at, head] of heads.entries())
        if (head === 'Amount') expect(cells[at]?.querySelector('.money')).toBeTruthy()
    })
    test('stands as decided at once, while its list still says that it waits', async () => {
      await open()
      await seeButton(approve.label)
      fill(filled)
      await seeLiveButton(approve.label)
      listsBehind(name, [row], 4)
      respond(approve.call, decidedAt('00000000000000000042'))
      press(approve.label)
      await seeOnPage('Approved', 'The list follows', 'These entries are 4 s behind.')
      cleanup()
      besides?.()
      if (check) answers('office.checkApproval', check.said)
      await renderScreen(`${path}?open=${row.id}`, { as: administrator(role) })
      await seeOnPage('Your decision is in the log. Lists and balances follow by themselves.')
      expect(buttonOf(approve.label)).toBeUndefined()
      cleanup()
      lists(name, [row])
      await renderScreen(`${path}?open=${row.id}`, { as: administrator(role) })
      await seeButton(approve.label)
    })
    test('is found by every state that its list takes, and offered no other', async () => {
      await open()
      const { options } = screenOf.getByLabelText<HTMLSelectElement>('State')
      const offered = [...options].map(({ value }) => value).filter(Boolean)
      const field = FIELDS.find(each => isTaken(name, { [each]: 1 })) ?? 'status'
      const taken = STATES.filter(state => isTaken(name, { [field]: state })).map(String)
      expect(offered.filter(state => !['0', 'all'].includes(state)).toSorted()).toEqual(
        taken.filter(state => state !== '0').toSorted(),
      )
    })
    if (check)
      test('says in figures what approving it books, and cannot be approved while the server would refuse it', async () => {
        const isOff = () => waitFor(() => expect(buttonOf(approve.label)?.disabled).toBe(true))
        await open()
        await seeOnPage(...check.shows)
        expect(buttonOf(approve.label)?.disabled).toBe(false)
        expect(bodies('office.checkApproval')).toEqual([{ kind: check.kind, id: row.id }])
        cleanup()
        besides?.()
        refuses('office.checkApproval', 'ALREADY_DECIDED')
        await renderScreen(`${path}?open=${row.id}`, { as: administrator(role) })
        await seeOnPage('Somebody has decided this already.')
        await isOff()
        expect(buttonOf(reject.label)?.disabled).toBe(false)
        cleanup()
        answers('office.checkApproval', { ...check.said, held: disabled })
        await renderScreen(`${path}?open=${row.id}`, { as: administrator(role) })
        await seeOnPage('This account is disabled.', ...check.shows)
        await isOff()
      })
    test('is rejected with a reason only, and can be left undecided', async () => {
      const { address } = await open()
      await seeButton(reject.label)
      press(reject.label)
      pressAnyway(reject.label)
      await see('Say why, in words the member can act on.')
      press('Back')
      await seeButton(approve.label)
      press(reject.label)
      fill({ [REASON]: ' Not as agreed ' })
      press(reject.label)
      await waitFor(() => expect(address()).toBe(path))
      expect(bodies(reject.call)).toEqual([{ ...reject.body, reason: 'Not as agreed' }])
    })
    test('is seen, and not decided, by the member it is of and by who has no right to it', async () => {
      const isNotDecided = () =>
        expect([buttonOf(approve.label), buttonOf(reject.label)]).toEqual([undefined, undefined])
      await open({ ...administrator(role), uid: row.uid })
      await see('This is your own case')
      isNotDecided()
      cleanup()
      await open(administrator('auditor'))
      await see('Your role reads this')
      isNotDecided()
    })
  })
}
