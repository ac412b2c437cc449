import { Menu, Popover, TextInput } from '@mantine/core'
import { foldText, textFilter } from '@nightshift/shared/text-search'
import { ChevronRightIcon, SearchIcon } from '@nightshift/ui/icons.tsx'
import { type KeyboardEvent, type SyntheticEvent, useRef, useState } from 'react'
import { Text } from '../../../../kit/layout.tsx'
import styles from '../application.module.css'
import { HIRING } from '../hiring.texts.ts'

export type Place = { id: number; label: string }

type Props = { places: Place[]; currentId: number | undefined; onMove: (place: Place) => void }

const stop = (event: SyntheticEvent) => event.stopPropagation()

/**
 * The 'Move to' submenu with its search field: a popover dialog next to the menu, because ARIA allows no text field
 * inside a menu.
 */
export function MoveTo(props: Props) {
  const [opened, setOpened] = useState(false)
  return (
    <Popover
      opened={opened}
      onChange={setOpened}
      position="left-start"
      offset={4}
      middlewares={{ shift: { crossAxis: true, padding: 12 } }}
      trapFocus
      portalProps={{ target: '[data-page]' }}
    >
      <Popover.Target>
        <Menu.Item
          closeMenuOnClick={false}
          rightSection={<ChevronRightIcon />}
          onClick={() => setOpened(true)}
          onKeyDown={({ key }) => key === 'ArrowRight' && setOpened(true)}
        >
          {HIRING.moveTo}
        </Menu.Item>
      </Popover.Target>
      <Popover.Dropdown
        className={styles.moveTo}
        // Stops the events: the menu would take them for clicks outside, or for its own keys.
        onMouseDown={stop}
        onTouchStart={stop}
        onKeyDown={(event) => event.key !== 'Tab' && stop(event)}
      >
        <Places {...props} />
      </Popover.Dropdown>
    </Popover>
  )
}

function Places({ places, currentId, onMove }: Props) {
  const [query, setQuery] = useState('')
  const list = useRef<HTMLDivElement>(null)
  const matches = textFilter(query)
  const shown = places.filter(({ label }) => matches(foldText(label)))

  const onKeyDown = (event: KeyboardEvent) => {
    const first = list.current?.querySelector<HTMLElement>('[role=menuitem]:enabled')
    if (event.key === 'ArrowDown') first?.focus()
    else if (event.key === 'Enter' && query) first?.click()
    else return
    event.preventDefault()
  }
  return (
    <>
      <TextInput
        data-autofocus
        type="search"
        aria-label={HIRING.searchPosition}
        placeholder={HIRING.searchPosition}
        leftSection={<SearchIcon />}
        value={query}
        onChange={({ currentTarget }) => setQuery(currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      {shown.length > 0 ? (
        <div ref={list} role="menu" aria-label={HIRING.moveTo} data-menu-dropdown className={styles.places}>
          {shown.map((place) => (
            <Menu.Item key={place.id} disabled={place.id === currentId} onClick={() => onMove(place)}>
              {place.label}
            </Menu.Item>
          ))}
        </div>
      ) : (
        <Text quiet status>
          {HIRING.noPosition}
        </Text>
      )}
    </>
  )
}
