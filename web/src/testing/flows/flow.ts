import type { CallName, wire } from '@strongroom/shared'
import { enterCode, press, putFile, see, seeButton, type } from '../act.ts'

/** A form that submits, and how a person goes through it. */
export type Flow = {
  /** The file that holds its steps, below `features`. */
  readonly file: string
  readonly address: string
  readonly as?: wire.Userinfo | 'nobody'
  /** The call that submits it. */
  readonly call: CallName
  /** The label of a field that stands empty, or at `first`, when the form begins; none where everything is chosen. */
  readonly field?: string
  readonly first?: string
  /** Sets the server's answer. */
  readonly set: () => void
  /** Opens the form on its page, where it does not stand there by itself. */
  readonly opens?: () => Promise<unknown>
  /** From the first step until it is submitted. */
  readonly walk: () => Promise<unknown>
  /**
   * Where it is filled in again once it is submitted: `here`, on the page it stays on, or `never`, because it then stands for
   * what was said, or something else in its place. Otherwise after Back, and after the menu.
   */
  readonly again?: 'here' | 'never'
  /** The words of an answer that takes some field for wrong, where the form has words of its own for each. */
  readonly notTaken?: string
  /** The words of the end. */
  readonly end: string | RegExp
}

const MAILED = 'Enter the code we e-mailed you'

/** Enters the e-mailed code once it is asked for. */
export const giveCode = async () => {
  await see(MAILED)
  enterCode('Code from the e-mail', '123456')
}

/** Presses a button once it is there. */
export const pressOnce = async (name: string | RegExp) => {
  await seeButton(name)
  press(name)
}

/** Uploads a picture into a field. */
export const upload = async (field: string) => {
  putFile(field, new File(['receipt'], 'receipt.png', { type: 'image/png' }))
  await see('Uploaded')
}

/** Types the PAY code, and has a code mailed. */
export const provePin = async () => {
  type('PAY code', '806257')
  press('Send the code')
  await giveCode()
}
