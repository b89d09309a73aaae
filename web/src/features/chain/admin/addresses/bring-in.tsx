import { useLingui } from '@lingui/react/macro'
import { Button, NativeSelect, Textarea } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { problemOf } from '../../../../client/problem.ts'
import { useProblemWords } from '../../../../client/problem-words.ts'
import { useSubmit } from '../../../../client/submit.ts'
import { Notice } from '../../../../parts/notice.tsx'
import { Panel } from '../../../../parts/panel.tsx'
import { WaitsForSecond } from '../../../../platform/cases/admin/waits-for-second.tsx'
import { allNetworksQuery, bringIn } from './queries.ts'

/** Brings addresses into the pool, one a line, all or none. */
export function BringIn() {
  const { t } = useLingui()
  const [text, setText] = useState('')
  const [chosen, setChosen] = useState('')
  const { data: networks = [] } = useQuery(allNetworksQuery)
  const network = chosen || (networks.find(({ network_code }) => network_code !== 'BANK')?.network_code ?? '')
  const lines = text.split(/\s+/).filter(Boolean)
  const save = useSubmit(bringIn, { onSuccess: () => setText('') })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (lines.length > 0) save.mutate({ network, ccaddress: lines })
  }
  return (
    <Panel title={t`Bring addresses in`}>
      <form onSubmit={submit} noValidate className="stack" style={{ maxWidth: 640 }}>
        <NativeSelect
          label={t`Network`}
          name="network"
          value={network}
          data={networks.map(each => ({ value: each.network_code, label: each.network_name }))}
          onChange={event => setChosen(event.currentTarget.value)}
        />
        <Textarea
          label={t`Addresses, one a line`}
          name="ccaddress"
          description={t`Addresses whose keys the house holds elsewhere. Each is given to one member, for ever.`}
          autosize
          minRows={3}
          maxRows={10}
          spellCheck={false}
          classNames={{ input: 'mono' }}
          value={text}
          onChange={event => {
            save.reset()
            setText(event.currentTarget.value)
          }}
        />
        <Outcome save={save} />
        <div>
          <Button type="submit" loading={save.isPending} disabled={lines.length === 0 || network === ''}>
            {t`Bring in`}
          </Button>
        </div>
      </form>
    </Panel>
  )
}

type Saving = { isError: boolean; error: unknown; data: { readonly proposal?: string } | undefined }

/** That the new ones wait for a second administrator, or that there are none; or which lines are wrong. */
function Outcome({ save }: { save: Saving }) {
  const { t } = useLingui()
  const words = useProblemWords()
  if (save.data?.proposal) return <WaitsForSecond />
  if (save.data) return <Notice tone="proven" title={t`All of them were already known`} isUrgent />
  if (!save.isError) return null
  const problem = problemOf(save.error)
  if (problem.kind !== 'wrong') return <Notice tone="wrong" title={words(problem)} isUrgent />
  const wrong = problem.issues.map(({ path }) => Number(path.split('.')[1] ?? 0) + 1).join(', ')
  return (
    <Notice tone="wrong" title={t`Nothing was brought in`} isUrgent>
      {t`No addresses of this network, or mistyped: line ${wrong}.`}
    </Notice>
  )
}
