import { describe, expect, test } from 'vitest'
import { type Person, pin } from '../../testing/api.ts'
import { confirmedElsewhere } from '../../testing/confirmed-elsewhere.ts'
import { addPasskey, askApproval } from '../../testing/own-passkey.ts'
import { api, holder, infoOf, open, rich, set } from './own-card-given.suite.ts'

describe('what a member sees of their card', () => {
  test('are its last digits and its expiry, once it has been entered', async () => {
    const operator = await api.person('operator', { role: 'operator' })
    const tia = await rich('tia')
    await open(tia)
    expect(await infoOf(tia)).toMatchObject({ card_number: null, expiry: null })
    const printed = {
      card_id: 'REF-1',
      card_number: '4111111111111234',
      cvv: '123',
      expiration_date: '09/29',
    }
    const entered = { email: tia.email, ...printed, status: 2 }
    await api.post('/cards/addcard/S', entered, { as: operator })
    expect(await infoOf(tia)).toMatchObject({ status: 2, card_number: '1234', expiry: '09/29' })
  })
  test('is the whole number by the PAY code, and each look is on record, without the number', async () => {
    const operator = await api.person('operator', { role: 'operator' })
    const kim = await holder('kim')
    const show = (given: string, as = kim) => api.post('/cards/shownumber/S', { pin: given }, { as })
    expect((await show(pin)).body.code).toBe('CARD_IN_REVIEW')
    const printed = {
      card_id: 'REF-2',
      card_number: '4111111111112345',
      cvv: '123',
      expiration_date: '09/29',
    }
    await api.post('/cards/addcard/S', { email: kim.email, ...printed }, { as: operator })
    const looks = async () =>
      (await api.log.readStream(`wallet-${kim.uid}`)).filter(({ type }) => type === 'CardNumberShown').length
    expect((await show('135791')).body.code).toBe('WRONG_PIN')
    expect(await looks()).toBe(0)
    const { body } = await show(pin)
    expect(body.data).toEqual([{ card_number: '4111111111112345', expiry: '09/29', seconds: 30 }])
    await show(pin)
    expect(await looks()).toBe(2)
    const other = await api.person('lou')
    expect((await show(pin, other)).body.code).toBe('CARD_MISSING')
    const log = JSON.stringify(await api.log.readAll({ limit: 10_000 }))
    expect(log + api.logged.join()).not.toContain('4111111111112345')
  })
  test('is the whole number by a passkey or another device that has approved the look, once, and no payment', async () => {
    const operator = await api.person('operator', { role: 'operator' })
    const kit = await holder('kit')
    const printed = {
      card_id: 'REF-3',
      card_number: '4111111111113456',
      cvv: '123',
      expiration_date: '09/29',
    }
    await api.post('/cards/addcard/S', { email: kit.email, ...printed }, { as: operator })
    const passkey = await addPasskey(api, kit)
    const show = async (given: object) =>
      (await api.post('/cards/shownumber/S', { pin: given }, { as: kit })).body
    const look = async () => passkey.prove(await askApproval(api, kit, { scene: 'cardnumber' }))
    const { uid: payee } = await api.person('kit-payee')
    const payment = { scene: 'quickpay', uid: payee, currency: 'USD', amount: '1' } as const
    expect((await show(passkey.prove(await askApproval(api, kit, payment)))).code).toBe('WRONG_PASSKEY')
    const approved = await look()
    expect((await show(approved)).data).toMatchObject([{ card_number: '4111111111113456', seconds: 30 }])
    expect((await show(approved)).code).toBe('WRONG_PASSKEY')
    const { uid, currency, amount } = payment
    const paid = await api.post('/quickpay/S', { uid, currency, amount, code: await look() }, { as: kit })
    expect(paid.body.code).toBe('WRONG_PASSKEY')
    const forPayment = await confirmedElsewhere(api, kit, payment)
    expect((await show(forPayment)).code).toBe('NOT_CONFIRMED')
    const elsewhere = await confirmedElsewhere(api, kit, { scene: 'cardnumber' })
    expect((await show(elsewhere)).data).toMatchObject([{ card_number: '4111111111113456' }])
    expect((await show(elsewhere)).code).toBe('NOT_CONFIRMED')
  })
  test('is what opening and charging takes now', async () => {
    const una = await api.person('una')
    await set('openCardFee', '40.5')
    expect((await infoOf(una)).opening).toMatchObject({ fee: '40.50', currencies: ['USDC'], vipLevel: 3 })
    // As the books take and give it: a price is rounded up, what the house gives down.
    await set('openCardFee', '40.501')
    await set('cardInitialBalance', '20.009')
    expect((await infoOf(una)).opening).toMatchObject({ fee: '40.51', initialBalance: '20.00' })
    await set('openCardFee', '50')
    await set('cardInitialBalance', '20')
    expect((await infoOf(una)).charging).toMatchObject({
      minimum: '10.00',
      maximum: '5000.00',
      left: '10000.00',
    })
  })
})

describe('the holder of a card', () => {
  const details = {
    holder_name: 'RUTH LONGNAME',
    billing_country: 'Hong Kong',
    billing_city: 'Kowloon',
    billing_address: '1 Nathan Road',
  }
  const codeFor = async (as: Person) => {
    await api.post('/user/getEmailCode', { email: as.email, scene: 'editcardholder' })
    return (await api.mailTo(as.email))?.code
  }
  test('is edited with the mailed code, and stands nowhere in the log', async () => {
    const ruth = await holder('ruth')
    const code = await codeFor(ruth)
    const wrong = await api.post('/cards/editcardholder/S', { ...details, code: '000000' }, { as: ruth })
    expect(wrong.body).toMatchObject({ code: 'WRONG_CODE' })
    expect(
      (await api.post('/cards/editcardholder/S', { ...details, code }, { as: ruth })).body,
    ).toMatchObject({
      status: true,
    })
    expect((await infoOf(ruth)).holder).toEqual({ ...details, billing_state: '', billing_postal: '99999' })
    const log = JSON.stringify(await api.log.readAll({ limit: 10_000 }))
    expect(log).toMatch(/CardHolderEdited/)
    expect(log + api.logged.join()).not.toMatch(/LONGNAME|Nathan/)
  })
  test('stays the newest, whatever is tried again late', async () => {
    const uma = await holder('uma')
    const edit = async (name: string, code: string | null | undefined) =>
      api.post(
        '/cards/editcardholder/S',
        { ...details, holder_name: name, code },
        {
          as: uma,
          headers: { 'Idempotency-Key': name },
        },
      )
    const first = await codeFor(uma)
    expect((await edit('OLDER', first)).body).toMatchObject({ status: true })
    expect((await edit('NEWER', await codeFor(uma))).body).toMatchObject({ status: true })
    await api.db.query('update private.email_codes set expires_at = now() where email = $1', [uma.email])
    expect((await edit('OLDER', first)).body).toMatchObject({ status: true })
    expect((await infoOf(uma)).holder).toMatchObject({ holder_name: 'NEWER' })
  })
  test('needs a card, and the code stays good', async () => {
    const sam = await rich('sam')
    const code = await codeFor(sam)
    const edit = () => api.post('/cards/editcardholder/S', { ...details, code }, { as: sam })
    expect((await edit()).body).toMatchObject({ code: 'CARD_MISSING' })
    await open(sam)
    expect((await edit()).body).toMatchObject({ status: true })
  })
})
