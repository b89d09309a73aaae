import { useLingui } from '@lingui/react/macro'
import { FileInput } from '../../../../parts/file-input.tsx'
import { HousePage } from '../../../../platform/settings/member/house-page.tsx'

type TransferProofProps = {
  proof: string | undefined
  onUploaded: (id: string | undefined) => void
  /** Whether it is said that it is missing. */
  isAsked: boolean
}

/** The picture that shows a transfer has been sent, with a sample of one where the house has it. */
export function TransferProof({ proof, onUploaded, isAsked }: TransferProofProps) {
  const { t } = useLingui()
  return (
    <FileInput
      label={t`Proof of the transfer`}
      description={
        <>
          {t`A picture of the receipt, up to 2M.`}{' '}
          <HousePage setting="depositSampleUrl">{t`Look at a sample`}</HousePage>
        </>
      }
      kind="image"
      name="transferImg"
      isThere={proof !== undefined}
      onUploaded={onUploaded}
      error={isAsked && proof === undefined ? t`Add the proof of the transfer.` : undefined}
    />
  )
}
