import { Alert, Anchor } from '@mantine/core'
import { OFFICE_PATHS } from '@nightshift/shared/paths'
import { SECTION_LABELS } from '@nightshift/shared/site/site-content/changes/field-labels'
import type { OwnContent } from '@nightshift/shared/site/site-content/content'
import type { PublicationProblem } from '@nightshift/shared/site/site-content/contract'
import { Link } from 'react-router'
import { List } from '../../../../kit/layout.tsx'
import { problemSentence } from '../editing/section-problems.ts'
import { PUBLISHING } from './publishing.texts.ts'

type Props = { problems: PublicationProblem[]; content: OwnContent; onChoose: () => void }

/** What keeps sections from being published, with links to the fields. */
export const ProblemLinks = ({ problems, content, onChoose }: Props) => (
  <Alert color="red" title={PUBLISHING.problems} role="group">
    <List>
      {problems.map(({ section, path, message }) => (
        <li key={`${section} ${path} ${message}`}>
          <Anchor
            component={Link}
            inherit
            c="inherit"
            underline="always"
            to={{ pathname: `${OFFICE_PATHS.site}/${section}`, hash: encodeURIComponent(path) }}
            onClick={onChoose}
          >
            {SECTION_LABELS[section]}: {problemSentence(section, { path, message }, content[section])}
          </Anchor>
        </li>
      ))}
    </List>
  </Alert>
)
