import './numbered.css'

/** Steps one after the other: what to do, and what has to be known about it. */
export function Numbered({ steps }: { steps: readonly (readonly [title: string, text: string])[] }) {
  return (
    <ol className="numbered">
      {steps.map(([title, text]) => (
        <li key={title}>
          <div>
            <strong>{title}</strong>
            <p>{text}</p>
          </div>
        </li>
      ))}
    </ol>
  )
}
