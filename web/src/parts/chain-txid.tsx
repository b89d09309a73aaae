import { useLingui } from '@lingui/react/macro'
import { explorerLink } from '@strongroom/shared'
import { IconExternalLink } from '@tabler/icons-react'
import { CopyButton } from './copy-button.tsx'

/** A TXID with its page at the network's explorer, in a tab of its own, and a button that copies it; of an unknown network text alone. */
export function ChainTxid({ network, txid }: { network: string; txid: string }) {
  const { t } = useLingui()
  const link = explorerLink(network, txid)
  return (
    <span className="mono break-anywhere">
      {link ? (
        <a href={link} target="_blank" rel="noreferrer">
          {txid} <IconExternalLink size={14} aria-hidden />
          <span className="sr">{t`Opens the explorer in a new tab`}</span>
        </a>
      ) : (
        txid
      )}{' '}
      <CopyButton text={txid} what={t`Copy TXID`} />
    </span>
  )
}
