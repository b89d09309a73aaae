import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Button, NativeSelect, Textarea, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useIsOffice } from '../../../../client/audience.ts'
import { useSubmit } from '../../../../client/submit.ts'
import { networksQuery } from '../../../../parts/currencies.ts'
import { Form, type FormOf, needed, useForm } from '../../../../parts/form.tsx'
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
  const [typed, setTyped] = useState(EMPTY)
  const { currency, network, isLoading } = useWhere(typed)
  const form = useForm({
    kept: [typed, setTyped],
    rules: { address: needed, name: needed },
    wrong: name =>
      name === 'address'
        ? msg`This is not an address of ${network}, or a character is wrong. Copy it again.`
        : undefined,
    forgets: true,
    body: ({ address, name }) => ({ currency, network, address: address.trim(), name: name.trim() }),
    send: useSubmit(bind, { onSuccess: onSaved }),
  })
  return (
    <Panel>
      <Form
        form={form}
        end={
          <Button
            type="submit"
            size="lg"
            fullWidth
            loading={form.isBusy}
            disabled={isLoading || network === ''}
          >
            {t`Add the address`}
          </Button>
        }
      >
        <WhereFields form={form} />
        <AddressAndName form={form} />
      </Form>
    </Panel>
  )
}

type FieldsProps = { form: FormOf<typeof EMPTY> }

function WhereFields({ form }: FieldsProps) {
  const { t } = useLingui()
  const { currency, currencies, network, isLoading } = useWhere(form.typed)
  const { data: pairs = [] } = useQuery(networksQuery)
  const networks = pairs
    .filter(pair => pair.currency === currency)
    .map(pair => ({ value: pair.network_code, label: pair.network_name || pair.network_code }))
  // Choices that are few only because the others are on their way would be taken for all there are.
  const loading = isLoading && { disabled: true, 'aria-busy': true, data: [t`Loading`], value: t`Loading` }
  return (
    <>
      <NativeSelect
        {...form.text('currency', t`Asset`)}
        value={currency}
        data={[...currencies]}
        onChange={event => form.change({ currency: event.currentTarget.value, network: '' })}
        {...loading}
      />
      <NativeSelect
        {...form.text('network', t`Network`)}
        description={t`The network the address is on. What is sent over another is lost.`}
        value={network}
        data={networks}
        {...loading}
      />
    </>
  )
}

function AddressAndName({ form }: FieldsProps) {
  const { t } = useLingui()
  const isOffice = useIsOffice()
  return (
    <>
      <Textarea
        {...form.text('address', t`Address`)}
        autosize
        maxLength={120}
        autoComplete="off"
        spellCheck={false}
        classNames={{ input: 'mono' }}
        onChange={event => form.change({ address: event.currentTarget.value.replaceAll(/\s/g, '') })}
      />
      <TextInput
        {...form.text('name', t`Address name`)}
        description={isOffice ? t`At most 20 characters.` : t`Any name, at most 20 characters.`}
        maxLength={LONGEST_NAME}
      />
    </>
  )
}
