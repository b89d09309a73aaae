import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { liabilityFormat, type wire } from '@strongroom/shared'
import { IconDownload, IconSum } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { saveText } from '../../../client/files.ts'
import { InstantDay } from '../../../parts/instant-day.tsx'
import '../../../parts/parts.css'
import { countedQuery } from './queries.ts'

/** Says that the member's balances are inside the total that the house has proven to owe, and hands out the way to check it. */
export function CountedLine() {
  const { t } = useLingui()
  const { data: proof } = useQuery(countedQuery)
  if (!proof) return null
  return (
    <div className="proof-lines mt-8">
      <div className="proof" data-state="equal">
        <IconSum size={18} stroke={1.8} aria-hidden />
        <span className="figures wraps">
          <Trans>
            Your balances are counted in the liabilities of <InstantDay at={proof.at} />
          </Trans>
        </span>
      </div>
      <Button
        size="compact-sm"
        variant="subtle"
        leftSection={<IconDownload size={16} aria-hidden />}
        onClick={() => savePath(proof)}
      >
        {t`Download the proof`}
      </Button>
      <p className="quiet m-0">
        {t`The file holds your amounts and your number. Beside them it shows parts of other balances, split at random, and sums of such parts: no names.`}
      </p>
      <Link to="/proof">{t`What we owe, and what we hold`}</Link>
    </div>
  )
}

/** The first field of the file names its format to programs. */
const savePath = (proof: wire.CountedBalances): void => {
  const file = { format: liabilityFormat, ...proof }
  saveText({
    name: `strongroom-liabilities-${proof.at.slice(0, 10)}.json`,
    type: 'application/json',
    text: `${JSON.stringify(file, null, 2)}\n`,
  })
}
