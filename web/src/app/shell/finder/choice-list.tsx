import { useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import { HiddenMoney, Money } from '../../../parts/money.tsx'
import { type Choice, type ChoiceGroup, optionId } from './choices.ts'

type ChoiceListProps = {
  /** Begins the ids of the list and of its options. */
  id: string
  groups: readonly ChoiceGroup[]
  /** The option that Enter opens. */
  chosen: Choice | undefined
  onChoose: (choice: Choice) => void
  /** Whether amounts are hidden from onlookers. */
  isHidden: boolean
}

/** The options of the combobox, under a heading for each kind. The focus stays in the field. */
export function ChoiceList({ id, groups, chosen, onChoose, isHidden }: ChoiceListProps) {
  const { t } = useLingui()
  const chosenId = chosen && optionId(id, chosen)
  useEffect(() => {
    if (chosenId) document.getElementById(chosenId)?.scrollIntoView?.({ block: 'nearest' })
  }, [chosenId])
  if (groups.length === 0) return null
  return (
    <div id={`${id}-list`} role="listbox" aria-label={t`Results`} tabIndex={-1} className="finder-list">
      {groups.map(({ name, choices }) => (
        // biome-ignore lint/a11y/useSemanticElements: a group of options is no fieldset
        <div key={name} role="group" aria-label={name}>
          <div className="finder-head" aria-hidden>
            {name}
          </div>
          {choices.map(choice => (
            <Option
              key={choice.key}
              id={optionId(id, choice)}
              choice={choice}
              isChosen={choice.key === chosen?.key}
              onChoose={() => onChoose(choice)}
              isHidden={isHidden}
            />
          ))}
        </div>
      ))}
    </div>
  )
}

type OptionProps = { id: string; choice: Choice; isChosen: boolean; onChoose: () => void; isHidden: boolean }

function Option({ id, choice: { title, detail, money }, isChosen, onChoose, isHidden }: OptionProps) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the field
    // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field
    <div id={id} role="option" aria-selected={isChosen} className="finder-option" onClick={onChoose}>
      <span className="finder-title">{title}</span>
      {money &&
        (isHidden ? (
          <HiddenMoney currency={money.currency} size="sm" />
        ) : (
          <Money {...money} size="sm" exact />
        ))}
      {detail && <span className="finder-detail">{detail}</span>}
    </div>
  )
}
