import { generateSync } from 'otplib'
import { type Api, type Person, pin } from './api.ts'

const epochAt = (steps: number) => Math.floor(Date.now() / 1000) + steps * 30

/** The app's code now, or so many steps of 30 seconds from now. */
export const appCode = (secret: string, steps = 0): string => generateSync({ secret, epoch: epochAt(steps) })

/** Six digits that are the app's at no time near this one. */
export const wrongCode = (secret: string): string => {
  const near = [-2, -1, 0, 1, 2, 3].map(steps => appCode(secret, steps))
  const digits = ['111111', '222222', '333333', '444444', '555555', '666666', '777777']
  return digits.find(code => !near.includes(code)) as string
}

/** Turns a person's authenticator app on: its secret, the recovery codes, and the code that it was turned on with. */
export const turnOnAuthenticator = async (
  api: Api,
  as: Person,
): Promise<{ readonly secret: string; readonly codes: readonly string[]; readonly used: string }> => {
  const post = async (path: string, body: object) =>
    (await api.post(`/user/authenticator/${path}/S`, body, { as })).body.data[0]
  await api.post('/user/getEmailCode', { email: as.email, scene: 'authenticator' })
  const code = (await api.mailTo(as.email))?.code
  const { secret } = await post('begin', { pin, code })
  const used = appCode(secret)
  const { codes } = await post('confirm', { code: used })
  return { secret, codes, used }
}
