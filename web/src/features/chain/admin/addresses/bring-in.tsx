import { useLingui } from '@lingui/react/macro'
import { Button, NativeSelect, Textarea } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { problemOf } from '../../../../client/problem.ts'
import { useSubmit } from '../../../../client/submit.ts'
import { Form, needed, useForm } from '../../../../parts/form.tsx'
import { Notice } from '../../../../parts/notice.tsx'
import { Panel } from '../../../../parts/panel.tsx'
import { ProblemNotice } from '../../../../parts/problem-notice.tsx'
import { WaitsForSecond } from '../../../../platform/cases/admin/waits-for-second.tsx'
import { allNetworksQuery, bringIn } from './queries.ts'

/** Brings addresses into the pool, one a line, all or none. */
export function BringIn() {
  const { t } = useLingui()
  const { data: networks = [] } = useQuery(allNetworksQuery)
  const usual = networks.find(({ network_code }) => network_code !== 'BANK')?.network_code ?? ''
  const save = useSubmit(bringIn, { onSuccess: () => form.change({ text: '' }) })
  const form = useForm({
    initial: { network: '', text: '' },
    rules: { text: needed },
    body: typed => ({ network: typed.network || usual, ccaddress: typed.text.split(/\s+/).filter(Boolean) }),
    send: save,
  })
  const network = form.typed.network || usual
  const button = (
    <div>
      <Button type="submit" loading={form.isBusy} disabled={!form.isFine('text') || network === ''}>
        {t`Bring in`}
      </Button>
    </div>
  )
  return (
    <Panel title={t`Bring addresses in`}>
      <Form form={{ ...form, error: null }} end={button} className="stack max-640">
        <NativeSelect
          {...form.text('network', t`Network`)}
          value={network}
          data={networks.map(each => ({ value: each.network_code, label: each.network_name }))}
        />
        <Textarea
          {...form.text('text', t`Addresses, one a line`)}
          name="ccaddress"
          description={t`Addresses whose keys the house holds elsewhere. Each is given to one member, for ever.`}
          autosize
          minRows={3}
          maxRows={10}
          spellCheck={false}
          classNames={{ input: 'mono' }}
          onChange={event => {
            save.reset()
            form.change({ text: event.currentTarget.value })
          }}
        />
        <Outcome save={save} />
      </Form>
    </Panel>
  )
}

type Saving = { error: Error | null; data: { readonly proposal?: string } | undefined }

/** That the new ones wait for a second administrator, or that there are none; or which lines are wrong. */
function Outcome({ save: { error, data } }: { save: Saving }) {
  const { t } = useLingui()
  if (data?.proposal) return <WaitsForSecond />
  if (data) return <Notice tone="proven" title={t`All of them were already known`} isUrgent />
  const problem = error ? problemOf(error) : undefined
  const wrong = problem?.kind === 'wrong' ? linesOf(problem.issues).join(', ') : ''
  return (
    <ProblemNotice of={error} words={() => (wrong ? t`Nothing was brought in` : undefined)}>
      {wrong && t`No addresses of this network, or mistyped: line ${wrong}.`}
    </ProblemNotice>
  )
}

/** The lines, counted from 1, whose addresses are at fault: an issue of another field names none. */
const linesOf = (issues: readonly { readonly path: string }[]): number[] =>
  issues.flatMap(({ path }) => {
    const [field, place] = path.split('.')
    return field === 'ccaddress' && place !== undefined ? [Number(place) + 1] : []
  })
