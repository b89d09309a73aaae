type SectionsProps = { sections: readonly (readonly [title: string, text: string])[] }

/** Headings, each with its paragraph, of a page that is read. */
export function Sections({ sections }: SectionsProps) {
  return sections.map(([title, text]) => (
    <section key={title} style={{ maxWidth: 720, marginBottom: 20 }}>
      <h2>{title}</h2>
      <p>{text}</p>
    </section>
  ))
}
