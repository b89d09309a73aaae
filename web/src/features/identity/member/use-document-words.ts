import { useLingui } from '@lingui/react/macro'
import { wire } from '@strongroom/shared'
import { documentNames } from '@strongroom/shared/words/identity/document'
import { useIsOffice } from '../../../client/audience.ts'
import { descriptorOf } from '../../../i18n/i18n.ts'

type DocumentWords = {
  /** Name of the document. */
  readonly name: string
  /** Reason it is asked for. */
  readonly why: string
  /** How to make a good one. */
  readonly how: string
}

type Words<Kind extends wire.KycDocumentKind> = Record<Kind, DocumentWords>
type OfPerson = 'id_front' | 'id_back' | 'selfie' | 'address_proof'

/** Name of each document, why it is asked for and how to make a good one. `idType` is the document a person shows. */
export function useDocumentWords(idType: wire.IdType = 0): Words<wire.KycDocumentKind> {
  const { t } = useLingui()
  const corners = t`All four corners in the picture, every line sharp, no glare and no finger over it.`
  return { ...usePersonWords(idType, corners), ...useCompanyWords(corners) }
}

/** The name of a document, in the language on screen. */
function useNamed(): (kind: keyof typeof documentNames) => string {
  const { i18n } = useLingui()
  return kind => i18n._(descriptorOf(documentNames[kind]))
}

function usePersonWords(idType: wire.IdType, corners: string): Words<OfPerson> {
  const { t } = useLingui()
  const isOffice = useIsOffice()
  const named = useNamed()
  return {
    id_front: {
      name: idType === 1 ? t`Front of the identity card` : t`Photo page of the passport`,
      why: isOffice
        ? t`Shows that the member is who they say they are.`
        : t`Shows that you are who you say you are.`,
      how:
        idType === 1
          ? corners
          : t`The whole page, including the two lines of characters at the bottom. Sharp and without glare.`,
    },
    id_back: {
      name: named('id_back'),
      why: t`What stands on the back belongs to the front.`,
      how: corners,
    },
    selfie: {
      name: named('selfie'),
      why: isOffice
        ? t`Shows that nobody else uses the document.`
        : t`Shows that nobody else uses your document.`,
      how: isOffice
        ? t`The side with the photograph beside the member’s face: both sharp, in daylight, without hat or sunglasses.`
        : t`Hold the side with the photograph beside your face: both sharp, in daylight, without hat or sunglasses.`,
    },
    address_proof: {
      name: named('address_proof'),
      why: isOffice
        ? t`Shows that the member lives where they say they live.`
        : t`Shows that you live where you say you live.`,
      how: isOffice
        ? t`A bill for power, water or telephone, a bank statement or a letter from an authority: with the member’s name and this address, not older than three months.`
        : t`A bill for power, water or telephone, a bank statement or a letter from an authority: with your name and this address, not older than three months.`,
    },
  }
}

function useCompanyWords(corners: string): Words<Exclude<wire.KycDocumentKind, OfPerson>> {
  const { t } = useLingui()
  const isOffice = useIsOffice()
  const named = useNamed()
  const most = wire.mostShareholders
  return {
    incorporation: {
      name: named('incorporation'),
      why: t`Shows that the company exists.`,
      how: t`With name, number and date of the register.`,
    },
    business_registration: {
      name: named('business_registration'),
      why: t`Shows that the company may trade today.`,
      how: isOffice
        ? t`The one that is valid now, with the registration number that was entered.`
        : t`The one that is valid now, with the registration number you entered.`,
    },
    shareholder_chart: {
      name: named('shareholder_chart'),
      why: t`Shows who owns the company in the end.`,
      how: t`Down to the people, with their shares in percent; signed and dated by a director.`,
    },
    articles: {
      name: named('articles'),
      why: t`Show who may act for the company.`,
      how: t`All pages in one PDF.`,
    },
    shareholder_id: {
      name: named('shareholder_id'),
      why: t`Show who the people behind the company are.`,
      how: t`One file for everybody who owns a quarter or more, at most ${most}.`,
    },
    representative_id: {
      name: named('representative_id'),
      why: t`Shows who signs for the company here.`,
      how: corners,
    },
    company_address_proof: {
      name: named('company_address_proof'),
      why: t`Shows where the company can be found.`,
      how: t`A bill, a lease or a bank statement with its name and this address, not older than three months.`,
    },
  }
}
