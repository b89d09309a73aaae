import { useLingui } from '@lingui/react/macro'
import { Button, NativeSelect, Textarea, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useIsOffice } from '../../../../client/audience.ts'
import { problemOf } from '../../../../client/problem.ts'
import { useProblemWords } from '../../../../client/problem-words.ts'
import { useSubmit } from '../../../../client/submit.ts'
import { networksQuery } from '../../../../parts/networks-query.ts'
import { Notice } from '../../../../parts/notice.tsx'
import { Panel } from '../../../../parts/panel.tsx'
import { useWhere } from '../deposit-address/use-where.ts'
import { bindAddress } from './queries.ts'

/** As specified. */
const LONGEST_NAME = 20
const EMPTY = { currency: '', network: '', address: '', name: '' }

type AddressFormProps = {
  onSaved: () => void
  /** Puts it into a member's book; the signed-in member's unless said otherwise. */
  bind?: typeof bindAddress
}

/** Adds an address: asset, network, address, name. The server checks that it is one of that network. */
export function AddressForm({ onSaved, bind = bindAddress }: AddressFormProps) {
  const { t } = useLingui()
  const words = useProblemWords()
  const [typed, setTyped] = useState(EMPTY)
  const [isChecked, setChecked] = useState(false)
  const save = useSubmit(bind, { onSuccess: onSaved })
  const { currency, network } = useWhere(typed)
  const problem = save.isError ? problemOf(save.error) : undefined
  const isWrongAddress = problem?.kind === 'wrong' && problem.issues.some(({ path }) => path === 'address')
  const [address, name] = [typed.address.trim(), typed.name.trim()]
  const change = (next: Partial<typeof EMPTY>) => {
    save.reset()
    setTyped({ ...typed, ...next })
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setChecked(true)
    if (address && name) save.mutate({ currency, network, address, name })
  }
  return (
    <form onSubmit={submit} noValidate>
      <Panel>
        <div className="stack">
          <WhereFields change={change} typed={typed} />
          <AddressAndName
            typed={typed}
            change={change}
            isWrongAddress={isWrongAddress}
            network={network}
            isChecked={isChecked}
          />
          {problem && !isWrongAddress && <Notice tone="wrong" title={words(problem)} isUrgent />}
          <Button type="submit" size="lg" fullWidth loading={save.isPending} disabled={network === ''}>
            {t`Add the address`}
          </Button>
        </div>
      </Panel>
    </form>
  )
}

function WhereFields({
  change,
  typed,
}: {
  change: (next: Partial<typeof EMPTY>) => void
  typed: typeof EMPTY
}) {
  const { t } = useLingui()
  const { currency, currencies, network } = useWhere(typed)
  const { data: pairs = [] } = useQuery(networksQuery)
  return (
    <>
      <NativeSelect
        label={t`Asset`}
        name="currency"
        value={currency}
        data={[...currencies]}
        onChange={event => change({ currency: event.currentTarget.value, network: '' })}
      />
      <NativeSelect
        label={t`Network`}
        name="network"
        description={t`The network the address is on. What is sent over another is lost.`}
        value={network}
        data={pairs
          .filter(pair => pair.currency === currency)
          .map(pair => ({ value: pair.network_code, label: pair.network_name || pair.network_code }))}
        onChange={event => change({ network: event.currentTarget.value })}
      />
    </>
  )
}

type AddressAndNameProps = {
  typed: typeof EMPTY
  change: (next: Partial<typeof EMPTY>) => void
  isWrongAddress: boolean
  network: string
  isChecked: boolean
}

function AddressAndName({ typed, change, isWrongAddress, network, isChecked }: AddressAndNameProps) {
  const { t } = useLingui()
  const isOffice = useIsOffice()
  const [address, name] = [typed.address.trim(), typed.name.trim()]
  const missing = (text: string) => (isChecked && !text ? t`Please enter all fields` : undefined)
  return (
    <>
      <Textarea
        label={t`Address`}
        name="address"
        autosize
        maxLength={120}
        autoComplete="off"
        spellCheck={false}
        classNames={{ input: 'mono' }}
        value={typed.address}
        onChange={event => change({ address: event.currentTarget.value.replaceAll(/\s/g, '') })}
        error={
          isWrongAddress
            ? t`This is not an address of ${network}, or a character is wrong. Copy it again.`
            : missing(address)
        }
      />
      <TextInput
        label={t`Address name`}
        name="name"
        description={isOffice ? t`At most 20 characters.` : t`Any name, at most 20 characters.`}
        maxLength={LONGEST_NAME}
        value={typed.name}
        onChange={event => change({ name: event.currentTarget.value })}
        error={missing(name)}
      />
    </>
  )
}
