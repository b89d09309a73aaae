/** `elsewhere`: another tab has ended it, or has signed another member in. */
export type WhyOver = 'expired' | 'disabled' | 'elsewhere'

let last: WhyOver | undefined

/** Keeps why the last session ended, for the landing page to say it. */
export const noteWhyOver = (why: WhyOver): void => {
  last = why
}

/** Why the last session of this tab ended, until the next begins. */
export const whyOver = (): WhyOver | undefined => last
