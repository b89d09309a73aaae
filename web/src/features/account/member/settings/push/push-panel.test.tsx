import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { see } from '../../../../../testing/act.ts'
import { answers, bodies, neverAsked } from '../../../../../testing/answers.ts'
import { serveContract } from '../../../../../testing/contract-server.ts'
import { confirmation } from '../../../../../testing/records.ts'
import { renderScreen } from '../../../../../testing/render-screen.tsx'

serveContract()

const key = Buffer.alloc(65, 1).toString('base64url')
const earlierKey = Buffer.alloc(65, 2).toString('base64url')
const endpoint = 'https://fcm.googleapis.com/fcm/send/abc'
const keys = { p256dh: 'p'.repeat(87), auth: 'a'.repeat(22) }
const off = { key, status: 0, amounts: 0 } as const

/** A browser that is able to take messages: its person answers so, and it has a subscription or none. */
const browser = (answer: NotificationPermission, isSubscribed = false, madeWith = key) => {
  const unsubscribe = vi.fn(async () => true)
  const options = { applicationServerKey: Uint8Array.from(Buffer.from(madeWith, 'base64url')).buffer }
  const made = { endpoint, options, unsubscribe, toJSON: () => ({ endpoint, keys }) }
  const subscribe = vi.fn(async (_: PushSubscriptionOptionsInit) => made)
  const manager = { subscribe, getSubscription: async () => (isSubscribed ? made : null) }
  const requestPermission = vi.fn(async () => {
    Object.assign(window.Notification, { permission: answer })
    return answer
  })
  vi.stubGlobal('PushManager', class {})
  vi.stubGlobal('Notification', { permission: 'default', requestPermission })
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { getRegistration: async () => ({ pushManager: manager }) },
  })
  return { subscribe, unsubscribe, requestPermission }
}

beforeEach(() => answers('account.noticeChoices'))
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  Reflect.deleteProperty(navigator, 'serviceWorker')
  Reflect.deleteProperty(navigator, 'standalone')
})

const open = () => renderScreen('/setting/notices')
const here = () => screen.findByLabelText<HTMLInputElement>(/Show push messages here/)

test('a member turns messages on by a click, before which the browser is not asked', async () => {
  const { subscribe, requestPermission } = browser('granted')
  answers('account.push', off)
  answers('account.setPush')
  await open()
  const turnOn = await here()
  expect(requestPermission).not.toHaveBeenCalled()
  answers('account.push', { ...off, status: 1 })
  turnOn.click()
  await waitFor(() => expect(bodies('account.setPush')).toEqual([{ endpoint, ...keys, amounts: 0 }]))
  expect(subscribe.mock.calls).toEqual([[{ userVisibleOnly: true, applicationServerKey: key }]])
})

test('amounts are a wish of their own', async () => {
  browser('granted', true)
  answers('account.push', { ...off, status: 1 })
  answers('account.setPush')
  await open()
  ;(await screen.findByLabelText<HTMLInputElement>(/With amounts/)).click()
  await waitFor(() => expect(bodies('account.setPush')).toEqual([{ endpoint, ...keys, amounts: 1 }]))
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>(/With amounts/).disabled).toBe(false))
})

test('turning messages off ends the subscription of the browser too', async () => {
  const { unsubscribe } = browser('granted', true)
  answers('account.push', { ...off, status: 1 })
  answers('account.endPush')
  await open()
  ;(await here()).click()
  await waitFor(() => expect(bodies('account.endPush')).toHaveLength(1))
  expect(unsubscribe).toHaveBeenCalledOnce()
})

test('a browser that is not allowed says so, and the server hears nothing', async () => {
  browser('denied')
  answers('account.push', off)
  await open()
  ;(await here()).click()
  await see(/does not show notifications from Strongroom/)
  neverAsked('account.setPush')
})

test('a question that is closed can be asked again', async () => {
  browser('default')
  answers('account.push', off)
  await open()
  ;(await here()).click()
  await see(/Switch them on again to be asked again/)
  expect((await here()).disabled).toBe(false)
})

test('a browser without push messages says so', async () => {
  await open()
  await see('This browser does not take push messages.')
})

test('an iPhone whose app is not installed says how to get them', async () => {
  Object.assign(navigator, { standalone: false })
  vi.spyOn(navigator, 'maxTouchPoints', 'get').mockReturnValue(5)
  await open()
  await see(/only the installed app takes push messages/)
})

test.each([
  ['of an earlier session is taken over', 1, 0],
  ['of another member is ended', 0, 1],
] as const)('the subscription %s', async (_, status, ended) => {
  const { unsubscribe } = browser('granted', true)
  Object.assign(window.Notification, { permission: 'granted' })
  answers('account.push', off)
  answers('account.keepPush', { ...off, status })
  await open()
  await waitFor(() => expect(bodies('account.keepPush')).toEqual([{ endpoint }]))
  await waitFor(() => expect(unsubscribe).toHaveBeenCalledTimes(ended))
})

test.each([
  ['another key of the platform is made anew, with amounts as before', earlierKey, 1],
  ['its key stays as it is', key, 0],
] as const)('a subscription that was made with %s', async (_, madeWith, times) => {
  const { subscribe, unsubscribe } = browser('granted', true, madeWith)
  Object.assign(window.Notification, { permission: 'granted' })
  answers('account.push', { ...off, status: 1, amounts: 1 })
  answers('account.keepPush', { ...off, status: 1, amounts: 1 })
  answers('account.setPush')
  await open()
  await waitFor(() => expect(bodies('account.keepPush')).toEqual([{ endpoint }]))
  await waitFor(() => expect(bodies('account.setPush')).toHaveLength(times))
  expect([unsubscribe.mock.calls.length, subscribe.mock.calls]).toEqual([
    times,
    times ? [[{ userVisibleOnly: true, applicationServerKey: key }]] : [],
  ])
  expect(bodies('account.setPush')).toEqual(times ? [{ endpoint, ...keys, amounts: 1 }] : [])
})

test('a browser that cannot subscribe with the key of now takes no messages any more', async () => {
  const { subscribe } = browser('granted', true, earlierKey)
  subscribe.mockRejectedValue(new Error('the service is away'))
  Object.assign(window.Notification, { permission: 'granted' })
  answers('account.push', { ...off, status: 1 })
  answers('account.keepPush', { ...off, status: 1 })
  answers('account.endPush')
  await open()
  await waitFor(() => expect(bodies('account.endPush')).toHaveLength(1))
  neverAsked('account.setPush')
})

test('a device that confirms payments does so again once its subscription is taken over', async () => {
  browser('granted', true)
  Object.assign(window.Notification, { permission: 'granted' })
  let status: 0 | 1 = 0
  answers('account.confirmingDevices', () => ({ status, push: status, others: 0 }))
  answers('account.confirmation', confirmation())
  answers('account.keepPush', () => {
    status = 1
    return { ...off, status }
  })
  await renderScreen('/confirm/confirmation-1')
  await see('Enter your PAY code')
})
