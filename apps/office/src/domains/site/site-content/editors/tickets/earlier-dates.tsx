import { Alert, Button } from '@mantine/core'
import { Row, Text } from '../../../../../kit/layout.tsx'

type Props = { words: string; dates: string[]; clear: string; onClear: () => void }

/** Dates of an earlier season, which count no more, until somebody clears them. */
export const EarlierDates = ({ words, dates, clear, onClear }: Props) => (
  <Alert color="yellow">
    <Row>
      <Text>
        {words}{' '}
        {dates.map((date) => (
          <span key={date}>
            <del>{date}</del>{' '}
          </span>
        ))}
      </Text>
      <Button variant="default" onClick={onClear}>
        {clear}
      </Button>
    </Row>
  </Alert>
)
