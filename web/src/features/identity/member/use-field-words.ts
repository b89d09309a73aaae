import { useLingui } from '@lingui/react/macro'
import type { wire } from '@strongroom/shared'
import { useIsOffice } from '../../../client/audience.ts'
import type { Name, Part } from './form.ts'

/** Labels of the fields, of a person or of a company. */
export function useLabels(type: wire.KycKind): Record<Name, string> {
  const { t } = useLingui()
  return {
    name: t`Full name`,
    birth_date: t`Date of birth`,
    nationality: t`Nationality`,
    nickname: type === 1 ? t`Contact person` : t`Preferred name`,
    id_type: t`Identity document`,
    id_number: t`Number of the document`,
    id_expiry: t`Valid until`,
    company_name: t`Name of the company`,
    registration_number: t`Registration number`,
    incorporation_date: t`Date of incorporation`,
    representative_name: t`Authorised representative`,
    country: type === 1 ? t`Country` : t`Country of residence`,
    address: t({ message: 'Address', context: 'postal' }),
    city: t`City`,
    postal_code: t`Postal code`,
    area_code: t`Country code`,
    phone: t`Phone number`,
  }
}

/** Hints that help to fill a field rightly at once. */
export function useHints(type: wire.KycKind): Partial<Record<Name, string>> {
  const { t } = useLingui()
  return {
    name: t`In full, as on the document.`,
    nickname: type === 1 ? t`Who answers when we have a question.` : t`In letters and when we call.`,
    company_name: t`As in the register.`,
    representative_name: t`Who may sign for the company, as on their identity document.`,
    address:
      type === 1
        ? t`Where the company can be found: street, number, floor.`
        : t`Street, number, floor and flat.`,
    postal_code: t`Leave it empty if there is none.`,
  }
}

/** The words of the documents that prove an identity. */
export function useIdTypes(): Record<wire.IdType, string> {
  const { t } = useLingui()
  return { 0: t`Passport`, 1: t`Identity card` }
}

/** Names of the parts, where all of them are named. */
export function usePartWords(type: wire.KycKind): Record<Part, string> {
  const { t } = useLingui()
  const person = useIsOffice() ? t`Person` : t({ message: 'You', context: 'step' })
  return {
    about: type === 1 ? t`Company` : person,
    address: t({ message: 'Address', context: 'postal' }),
    documents: t`Documents`,
    phone: t({ message: 'Phone', context: 'step' }),
  }
}
