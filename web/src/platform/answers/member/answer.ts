import type { MessageDescriptor } from '@lingui/core'
import type { LinkProps } from '@tanstack/react-router'

/** A question that members ask, its answer in plain text, and the page on which they go on. */
export type Answer = {
  /** Its anchor. */
  readonly id: string
  readonly question: MessageDescriptor
  readonly answer: MessageDescriptor
  readonly way?: { readonly to: LinkProps['to']; readonly name: MessageDescriptor }
}

/** Answers by what they are about. `id` is the anchor of the group. */
export type AnswerGroup = {
  readonly id: string
  readonly title: MessageDescriptor
  readonly answers: readonly Answer[]
}
