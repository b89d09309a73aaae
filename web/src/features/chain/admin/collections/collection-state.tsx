import { useLingui } from '@lingui/react/macro'
import type { wire } from '@strongroom/shared'
import { collectionStates } from '@strongroom/shared/words/chain/state'
import { useWordsOf } from '../../../../i18n/word.ts'
import { ChainTxid } from '../../../../parts/chain-txid.tsx'
import { Status } from '../../../../parts/status.tsx'

/** How a collection stands, and why when the custody has refused it. */
export function CollectionState({ collection }: { collection: wire.Collection }) {
  const { t } = useLingui()
  const words = useWordsOf(collectionStates)
  const { status, reason, addresses, collected_addresses } = collection
  if (status === 0) return <Status state="waiting">{words[0]}</Status>
  if (status === -1) return <Status state="wrong">{t`Nothing was sent: ${reason}`}</Status>
  return (
    <Status state="settled">
      {collected_addresses < addresses ? t`Collected from ${collected_addresses} of ${addresses}` : words[1]}
    </Status>
  )
}

/** The TXID of a collection, or a dash while there is none. */
export const Txid = ({ network, txid }: Pick<wire.Collection, 'network' | 'txid'>) =>
  txid === null ? '–' : <ChainTxid network={network} txid={txid} />
