import type { MessageDescriptor } from '@lingui/core'
import { keysOf, type wire } from '@strongroom/shared'
import { caseKindWords } from '@strongroom/shared/words/office/kind'
import { descriptorOf } from '../../i18n/word.ts'

/** Each kind of cases with its name, beside what is known of it. */
export const withNames = <P extends object>(
  places: Readonly<Record<wire.CaseKind, P>>,
): Readonly<Record<wire.CaseKind, P & { readonly label: MessageDescriptor }>> =>
  Object.fromEntries(
    keysOf(places).map(kind => [kind, { ...places[kind], label: descriptorOf(caseKindWords[kind].many) }]),
  ) as Readonly<Record<wire.CaseKind, P & { readonly label: MessageDescriptor }>>
