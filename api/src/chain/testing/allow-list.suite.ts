import { pino } from 'pino'
import { describe, expect, test, vi } from 'vitest'
import { type Person, pin } from '../../testing/api.ts'
import { fund } from '../../testing/fund.ts'
import { createStores } from '../../vault/stores.ts'
import { postAddressLetters } from '../tell-saved.ts'
import { api, bind, clock, entry, ledgerWallet, now, send } from './chain-sends-given.suite.ts'

describe('an allow-list', () => {
  const stateOf = async (as: Person) =>
    (await api.get('/bindccaddress/allowlist/S', { as })).body.data[0] as Record<string, unknown>
  const turn = (way: 'on' | 'off', as: Person, body?: object) =>
    api.post(`/bindccaddress/allowlist/${way}/S`, body, { as })
  const turnOff = async (as: Person) => {
    await api.post('/user/getEmailCode', { email: as.email, scene: 'allowlist' })
    return turn('off', as, { pin, code: (await api.mailTo(as.email))?.code })
  }
  const check = async (as: Person, addressId: string) =>
    (await api.post('/sendonchain/check/S', { addressId, amount: '10' }, { as })).body
  const inADay = () => new Date(now().getTime() + 24 * 3_600_000).toISOString().slice(0, 13)

  test('lets a new address rest for a day, wherever money is asked for, and tells by mail', async () => {
    const dee = await api.person('dee')
    await fund(api, dee, 'USDC', '50')
    const known = await bind(dee)
    expect(await stateOf(dee)).toEqual({ on: 0, ends_date: null, cooling_hours: 24 })
    expect((await check(dee, known)).status).toBe(true)
    expect((await turn('on', dee)).body.status).toBe(true)
    // Saved a moment ago: the list acts at once, on it too.
    expect((await check(dee, known)).code).toBe('ADDRESS_RESTING')
    const { usable_date } = (await api.get('/bindccaddress/list/S', { as: dee })).body.data.data[0]
    expect(usable_date.slice(0, 13)).toBe(inADay())
    const sent = await send(dee, { addressId: known, amount: '10' })
    expect([sent.body.code, sent.body.details]).toEqual(['ADDRESS_RESTING', { from: usable_date }])
    clock.hours += 24
    expect((await send(dee, { addressId: known, amount: '10' })).body.status).toBe(true)
    expect((await api.get('/bindccaddress/list/S', { as: dee })).body.data.data[0].usable_date).toBeNull()

    const fresh = await bind(dee, { address: '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359', name: 'Fresh' })
    const mail = await api.mailTo(dee.email)
    expect(mail?.subject).toBe('A new address in your address book')
    expect(mail?.text).toContain('0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359')
    expect((await check(dee, fresh)).code).toBe('ADDRESS_RESTING')
    expect((await check(dee, known)).status).toBe(true)
    // Taken out and saved again, it is new again.
    await api.ask('DELETE', `/bindccaddress/${known}/S`, { as: dee })
    expect((await check(dee, await bind(dee))).code).toBe('ADDRESS_RESTING')
  })

  test('is told of a saved address once, though the process ended between the log and the mail', async () => {
    const gus = await api.person('gus')
    await turn('on', gus)
    const letters = async () => {
      const { rows } = await api.db.query<{ body: string }>(
        `select body from private.mailbox where recipient = $1 and letter = 'address-saved'`,
        [gus.email],
      )
      return rows
    }
    const handle = api.ledger.handle.bind(api.ledger)
    const killed = vi.spyOn(api.ledger, 'handle').mockImplementationOnce(async (...given) => {
      await handle(...given)
      throw new Error('the process ends here')
    })
    expect((await api.post('/bindccaddress/S', entry, { as: gus })).status).toBe(500)
    killed.mockRestore()
    expect(await letters()).toEqual([])
    const stores = createStores(api.db, { secretKey: 'not asked for here' })
    const post = postAddressLetters({ ...stores, ledger: api.ledger, logger: pino({ enabled: false }), now })
    // Two workers at once, and again later.
    await Promise.all([post(), post()])
    await post()
    const [mail, ...more] = await letters()
    expect(mail?.body).toContain(`My ledger, ${ledgerWallet} (ERC20)`)
    expect(more).toEqual([])
  })

  test('ends a day after the PAY code and the mailed code, told by mail, and not before', async () => {
    const eli = await api.person('eli')
    await fund(api, eli, 'USDC', '50')
    await turn('on', eli)
    clock.hours += 1
    const wrongPin = await turn('off', eli, { pin: '135791', code: '000000' })
    expect(wrongPin.body.code).toBe('WRONG_PIN')
    expect((await turn('off', eli, { pin, code: '000000' })).body.code).toBe('WRONG_CODE')
    const { ends_date } = (await turnOff(eli)).body.data[0]
    expect(ends_date.slice(0, 13)).toBe(inADay())
    const mail = await api.mailTo(eli.email)
    expect(mail?.subject).toBe('Your allow-list of addresses is being turned off')
    expect(mail?.text).toContain(ends_date.slice(0, 16).replace('T', ' '))
    const fresh = await bind(eli)
    expect((await check(eli, fresh)).code).toBe('ADDRESS_RESTING')
    clock.hours += 24
    expect(await stateOf(eli)).toMatchObject({ on: 0, ends_date: null })
    expect((await check(eli, await bind(eli, { name: 'Again' }))).status).toBe(true)
    const token = /keepallowlist#([0-9a-f]{64})/.exec(mail?.text ?? '')?.[1]
    const late = await api.post('/bindccaddress/allowlist/keep', { token })
    expect(late.body.code).toBe('LINK_USED_UP')
  })

  test('stays on by the mail’s link, once, or by turning it on; each end is told once', async () => {
    const fay = await api.person('fay')
    const ending = async () =>
      (
        await api.db.query(
          `select body from private.mailbox where recipient = $1 and letter = 'allow-list-ending' order by id`,
          [fay.email],
        )
      ).rows as { body: string }[]
    await turn('on', fay)
    const [first, again] = [await turnOff(fay), await turnOff(fay)]
    expect(again.body.data[0].ends_date).toBe(first.body.data[0].ends_date)
    const mails = await ending()
    expect(mails).toHaveLength(1)
    const token = /https:\/\/money\.example\/keepallowlist#([0-9a-f]{64})/.exec(mails[0]?.body ?? '')?.[1]
    const keep = async () => (await api.post('/bindccaddress/allowlist/keep', { token })).body
    expect(await keep()).toEqual({ status: true, data: [] })
    expect(await stateOf(fay)).toMatchObject({ on: 1, ends_date: null })
    expect((await keep()).code).toBe('LINK_USED_UP')
    clock.hours += 1
    await turnOff(fay)
    expect(await ending()).toHaveLength(2)
    await turn('on', fay)
    expect(await stateOf(fay)).toMatchObject({ on: 1, ends_date: null })
    const facts = (await api.log.readStream(`addresses-${fay.uid}`)).map(({ type }) => type)
    expect(facts).toEqual([
      'AllowListTurnedOn',
      'AllowListEndAsked',
      'AllowListTurnedOn',
      'AllowListEndAsked',
      'AllowListTurnedOn',
    ])
  })
})
