import { callForAll, callForOne, sendForm } from '../../../../client/call.ts'
import type { Body } from '../../../../client/contract.ts'
import { queryOf } from '../../../../client/query-of.ts'
import { type OwnScene, ownEmail } from '../../../../platform/step-up/member/queries.ts'

/** Trades the e-mailed code for the key that goes along with the change. */
const prove = async (scene: OwnScene, code: string) => {
  const body = { email: ownEmail(), scene, code }
  return (await callForOne('account.checkOwnCode', { body })).fp_session_key
}

/** Fails with the refusal of a wrong password, or of a `next` that is too weak. */
export const checkPassword = (password: string, next?: string) =>
  callForAll('account.checkPassword', { body: { password, next } })
type PasswordChange = Omit<Body<'account.changePassword'>, 'fp_session_key'>
/** Sets a new password; every other session ends. */
export const changePassword = async (body: PasswordChange, code: string) =>
  callForAll('account.changePassword', {
    body: { ...body, fp_session_key: await prove('editpassword', code) },
  })

type Pins = Body<'account.checkPin'>
/** Fails with the refusal of a wrong old PAY code, or of a new one that is too weak. */
export const checkPins = (body: Pins) => callForAll('account.checkPin', { body })
type PinChange = Omit<Body<'account.changePin'>, 'fp_session_key'>
/** Sets a new PAY code. */
export const changePin = async (body: PinChange, code: string) =>
  callForAll('account.changePin', { body: { ...body, fp_session_key: await prove('editpin', code) } })

/** Changes name or language; what is not given stays. */
export const editMember = (body: Body<'account.edit'>) => callForAll('account.edit', { body })
/** Changes the name. */
export const editUsername = (username: string) =>
  callForAll('account.rename', { body: { username, email: ownEmail() } })

/** Switches quick pay or earn on or off. */
export const switchOption = (body: Body<'account.setOption'>, attempt: string) =>
  callForOne('account.setOption', { body, attempt })

/** Chooses the member's handle; null gives it up. */
export const chooseHandle = (body: Body<'account.setHandle'>, attempt: string) =>
  sendForm('account.setHandle', { body, attempt })
/** Changes by what payers find the member, or what they see of the name; what is not given stays. */
export const changeFindable = (body: Body<'account.setFindable'>, attempt: string) =>
  sendForm('account.setFindable', { body, attempt })

/** Which notices the member gets, by kind and channel. */
export const noticeChoicesQuery = queryOf('account.noticeChoices')
/** Turns one kind of notice on or off for one channel. */
export const chooseNotice = (body: Body<'account.chooseNotice'>, attempt: string) =>
  callForAll('account.chooseNotice', { body, attempt })

/** Whether this session's browser takes push messages, and the key that it subscribes with. */
export const pushQuery = queryOf('account.push')
/** Sends push messages to this session's browser. */
export const setPush = (body: Body<'account.setPush'>, attempt: string) =>
  callForAll('account.setPush', { body, attempt })
/** Sends no more of them to it. */
export const endPush = (attempt: string) => callForAll('account.endPush', { attempt })

/** Administrators' looks at the member's own personal data. */
export const looksQuery = queryOf('audit.looksAtMine')

/** Whether the account could be deleted now; fails with the refusal that says what has to be done first. */
export const deletableQuery = queryOf('account.canDelete', undefined, { retry: false, staleTime: 0 })
/** A balance that the member gives up with the account, as a decimal string. */
export type GivenUp = { readonly currency: string; readonly amount: string }

/** Asks for the end of the account, and of what the member agrees to give up. Refused while other money or cases are left. */
export const deleteAccount = async (password: string, code: string, giveUp: readonly GivenUp[]) =>
  callForAll('account.remove', {
    body: {
      email: ownEmail(),
      password,
      code,
      fp_session_key: await prove('delaccount', code),
      ...(giveUp.length > 0 ? { give_up: [...giveUp] } : {}),
    },
  })

/** Copies of the member's data, the newest first; asked for again while one is being made, and when the server tells of one. */
export const ownDataQuery = queryOf('exports.ownData', undefined, {
  refetchInterval: ({ state: { data } }) => (data?.some(({ status }) => status === 0) ? 5_000 : false),
})
/** Asks for a copy of the member's data. */
export const askOwnData = (body: Body<'exports.askOwnData'>, attempt: string) =>
  callForOne('exports.askOwnData', { body, attempt })
