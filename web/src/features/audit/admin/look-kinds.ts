import { lookKinds } from '@strongroom/shared/words/audit/look'
import { descriptorsOf } from '../../../i18n/word.ts'

/** Names of the kinds of personal data that administrators look at. */
export const LOOK_KINDS = descriptorsOf(lookKinds)
