import { expect } from 'vitest'
import { type Person, pin } from '../../testing/api.ts'
import { fund } from '../../testing/fund.ts'
import { givenPush } from './given-push.ts'

/** An API, members with a device that confirms what they begin on another one, and the calls between the two. */
export const givenConfirming = () => {
  const push = givenPush()
  const post = async (as: Person, path: string, body?: object, headers = {}) =>
    (await push.api().post(`/user/confirmations${path}`, body, { as, headers })).body

  const codeOf = async (as: Person) => {
    await push.api().post('/user/getEmailCode', { email: as.email, scene: 'confirmdevice' })
    return (await push.api().mailTo(as.email))?.code
  }
  const turnOn = async (as: Person) => post(as, '/here/S', { pin, code: await codeOf(as) })
  const devicesOf = async (as: Person) =>
    (await push.api().get('/user/confirmations/devices/S', { as })).body.data[0]

  /** A member with money, at a desktop, with a phone that confirms, and a payment to another member. */
  const withPhone = async (name: string, more: object = {}) => {
    const { who: phone, browser } = await push.withBrowser(name, more)
    expect((await turnOn(phone)).status).toBe(true)
    const desktop: Person = { ...phone, key: await push.api().openSession(phone.email) }
    const payee = await push.api().person(`${name}-payee`)
    await fund(push.api(), phone, 'USD', '100')
    await push.api().db.query('delete from private.push_posts')
    return { phone, desktop, browser, payee, payment: { uid: payee.uid, currency: 'USD', amount: '10' } }
  }

  const begin = async (as: Person, payment: object, headers = {}) =>
    (await post(as, '/S', { scene: 'quickpay', ...payment }, headers)).data[0]
  const seen = async (as: Person, id: string) =>
    (await push.api().get(`/user/confirmations/get/${id}/S`, { as })).body.data?.[0]
  const confirm = (as: Person, id: string, by: object = { by: 'pin', pin }) =>
    post(as, '/confirm/S', { id, ...by })
  const end = (as: Person, id: string) => post(as, '/end/S', { id })
  const pay = async (as: Person, payment: object, confirmation: string, headers = {}) =>
    (await push.api().post('/quickpay/S', { ...payment, code: { confirmation } }, { as, headers })).body

  return { ...push, post, codeOf, turnOn, devicesOf, withPhone, begin, seen, confirm, end, pay }
}
