import { useLingui } from '@lingui/react/macro'
import { Checkbox } from '@mantine/core'
import { wire } from '@strongroom/shared'
import { Notice } from '../../../../parts/notice.tsx'
import { NumberField } from '../../../../parts/number-field.tsx'
import type { TypedRule, TypedRules } from './typed-source.ts'
import { useRuleHints, useRuleWords } from './words.tsx'

type RuleFieldsProps = { rules: TypedRules; onChange: (rules: TypedRules) => void; isWrong: boolean }

/** The rules of matching that a source uses, each with its days and its tolerance. */
export function RuleFields({ rules, onChange, isWrong }: RuleFieldsProps) {
  const { t } = useLingui()
  const change = (by: wire.MatchingRule['by'], next: Partial<TypedRule>) =>
    onChange({ ...rules, [by]: { ...rules[by], ...next } })
  return (
    <fieldset className="stack gap-12 no-border p-0 m-0">
      <legend className="label mb-8">{t`Rules, one after the other`}</legend>
      {isWrong && (
        <Notice tone="wrong" title={t`These rules cannot be used`}>
          {t`Choose at least one. Days are a whole number up to 60; a tolerance is 0 or more.`}
        </Notice>
      )}
      {wire.matchingWays.map(by => (
        <RuleField key={by} by={by} rules={rules} change={change} />
      ))}
    </fieldset>
  )
}

type RuleFieldProps = Pick<RuleFieldsProps, 'rules'> & {
  by: wire.MatchingRule['by']
  change: (by: wire.MatchingRule['by'], next: Partial<TypedRule>) => void
}

function RuleField({ by, rules, change }: RuleFieldProps) {
  const { t } = useLingui()
  const words = useRuleWords()
  const hints = useRuleHints()
  const rule = words[by] ?? by
  return (
    <div className="stack gap-8">
      <Checkbox
        label={rule}
        description={hints[by]}
        checked={rules[by].isUsed}
        onChange={event => change(by, { isUsed: event.currentTarget.checked })}
      />
      {rules[by].isUsed && (
        <div className="row wrap" style={{ gap: 10, paddingInlineStart: 32 }}>
          <NumberField
            label={t`Days apart at most`}
            aria-label={t`${rule}: days apart at most`}
            name={`${by}-days`}
            places={0}
            value={rules[by].days}
            onChange={days => change(by, { days })}
          />
          <NumberField
            label={t`Tolerance`}
            aria-label={t`${rule}: tolerance`}
            name={`${by}-tolerance`}
            value={rules[by].tolerance}
            onChange={tolerance => change(by, { tolerance })}
          />
        </div>
      )}
    </div>
  )
}
