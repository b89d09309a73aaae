import { useLingui } from '@lingui/react/macro'
import { Checkbox } from '@mantine/core'
import type { Dispatch, SetStateAction } from 'react'
import { FileInput } from '../../../parts/file-input.tsx'
import { HousePage } from '../../../platform/settings/member/house-page.tsx'
import type { BankDraft } from './bank-draft.ts'

type BankPapersProps = {
  draft: BankDraft
  onDraft: Dispatch<SetStateAction<BankDraft>>
  onUploading: (isUploading: boolean) => void
  isLinked: boolean
  /** Whether what is missing is said. */
  isAsked: boolean
}

/** The account's statement, and the terms, where they have not been accepted before. */
export function BankPapers({ draft, onDraft, onUploading, isLinked, isAsked }: BankPapersProps) {
  const { t } = useLingui()
  return (
    <>
      <FileInput
        label={t`Bank statement`}
        description={t`Of the last three months: JPG, PNG or PDF, up to 20M.`}
        kind="statement"
        name="statement"
        isThere={draft.statement !== undefined}
        onUploaded={statement => onDraft(kept => ({ ...kept, statement }))}
        onBusy={onUploading}
      />
      {!isLinked && (
        <Checkbox
          label={t`This account is my own, and I accept the terms.`}
          name="terms"
          checked={draft.hasTerms}
          onChange={event => onDraft({ ...draft, hasTerms: event.currentTarget.checked })}
          description={<HousePage setting="termsUrl">{t`Read the terms`}</HousePage>}
          error={isAsked && !draft.hasTerms ? t`Please accept the terms.` : undefined}
        />
      )}
    </>
  )
}
