type Props = { id: string; title: string; className?: string }

/** The heading of a section; none without words. */
export const SectionTitle = ({ id, title, className = 'title' }: Props) =>
  title && (
    <h2 id={`${id}.title`} className={className}>
      {title}
    </h2>
  )

/** Names a section by its heading. */
export const labelledBy = (id: string, title: string) => (title ? `${id}.title` : undefined)
