import { useLingui } from '@lingui/react/macro'
import { NativeSelect } from '@mantine/core'
import type { wire } from '@strongroom/shared'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { problemOf } from '../../../../client/problem.ts'
import { useProblemWords } from '../../../../client/problem-words.ts'
import { amountText } from '../../../../i18n/amount.ts'
import { CopyButton } from '../../../../parts/copy-button.tsx'
import { networksQuery } from '../../../../parts/currencies.ts'
import { Skeleton } from '../../../../parts/list-states.tsx'
import { Notice } from '../../../../parts/notice.tsx'
import { QrCode } from '../../../../platform/codes/member/qr-code.tsx'
import './deposit-address.css'
import { Erc20Warning } from './erc20-warning.tsx'
import { CHEAP, DEAR, needsWarning, usualNetwork } from './network-choice.ts'
import { depositAddressQuery, useLeastTransfer } from './queries.ts'

type DepositAddressProps = {
  currency: string
  /** The network chosen, where the screen around wants to know; otherwise it is remembered here. */
  network?: string
  onNetwork?: (network: string) => void
}

/**
 * Deposit address of a currency: the network, the smallest transfer, the address with copy and QR code.
 * Before ERC20's is shown, its cost is said and TRC20 offered.
 */
export function DepositAddress({ currency, network: given, onNetwork }: DepositAddressProps) {
  const { t } = useLingui()
  const [own, setOwn] = useState('')
  const [isWarning, setWarning] = useState(false)
  const { data: pairs = [] } = useQuery(networksQuery)
  const networks = pairs.filter(pair => pair.currency === currency)
  const wanted = given ?? own
  const isOffered = networks.some(({ network_code }) => network_code === wanted)
  const network = isOffered ? wanted : usualNetwork(networks)
  const least = useLeast(currency)
  const choose = (next: string) => {
    setWarning(false)
    setOwn(next)
    onNetwork?.(next)
  }
  return (
    <div className="stack">
      <NativeSelect
        label={t`Network`}
        name="network"
        description={t`Choose the network you send over. Over another, the money is lost.`}
        value={network}
        data={networks.map(pair => ({
          value: pair.network_code,
          label: pair.network_name || pair.network_code,
        }))}
        onChange={({ currentTarget: { value } }) =>
          needsWarning(value, networks) ? setWarning(true) : choose(value)
        }
      />
      <Shown currency={currency} network={network} least={least(network)} />
      <Erc20Warning
        isOpen={isWarning}
        least={least(DEAR)}
        onContinue={() => choose(DEAR)}
        onSwitch={() => choose(CHEAP)}
        onCancel={() => setWarning(false)}
      />
    </div>
  )
}

/** The smallest transfer over a network in words. */
function useLeast(currency: string) {
  const { t } = useLingui()
  const leastTransfer = useLeastTransfer()
  return (network: string): string => {
    const least = leastTransfer(currency, network)
    if (!least) return ''
    const shown = amountText(least.amount, least.currency)
    return least.currency === currency ? shown : t`the worth of ${shown}`
  }
}

type ShownProps = { currency: string; network: string; least: string }

function Shown({ currency, network, least }: ShownProps) {
  const { t } = useLingui()
  const words = useProblemWords()
  const { data, error } = useQuery(depositAddressQuery(currency, network))
  if (error) return <Notice tone="wrong" title={words(problemOf(error))} />
  if (!data)
    return (
      <div className="deposit-address-wait">
        <Skeleton width="100%" />
      </div>
    )
  if (data.ccaddress === null)
    return (
      <Notice tone="waiting" title={t`Your address is being prepared`}>
        {t`This takes up to 24 hours. It appears here by itself; send nothing before.`}
      </Notice>
    )
  return <Address address={data} text={data.ccaddress} least={least} />
}

type AddressProps = { address: wire.DepositAddress; text: string; least: string }

function Address({ address: { currency, network, demo }, text, least }: AddressProps) {
  const { t } = useLingui()
  return (
    <div className="deposit-address">
      {demo === 1 && (
        <Notice tone="wrong" title={t`Demo address: send no real money`}>
          {t`This address has no owner. Coins sent to it are lost for good.`}
        </Notice>
      )}
      <QrCode text={text} name={`${currency}-${network}`} />
      <div className="deposit-address-text">
        <span className="mono">{text}</span>
        <CopyButton text={text} what={t`Copy address`} />
      </div>
      <p className="quiet text-center">
        {least && <>{t`Smallest transfer: ${least}.`} </>}
        {t`This address is yours alone, for ${currency} over ${network}.`}
      </p>
    </div>
  )
}
