import type { Me } from '@nightshift/shared/people/employees/contract'
import { DialogHost } from '@nightshift/ui/dialogs/dialog-host.tsx'
import { person } from '@nightshift/ui/testing/samples.ts'
import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router'
import { MeContext } from '../domains/access/auth/use-auth.ts'
import { FestivalContext } from '../domains/setup/festivals/chooser/use-festival.ts'
import { OfficeProviders } from '../kit/office-providers.tsx'

type Options = {
  me?: Me
  festival?: Me['festival']
  /** The address. */
  at?: string
}

/** Renders a screen in what is around it: who is signed in, where they work, the address, and the dialogs. */
export function renderPage(
  screen: ReactNode,
  { me = person(), festival = me.festival, at = '/' }: Options = {},
) {
  const Office = ({ children }: { children: ReactNode }) => (
    <OfficeProviders>
      <MeContext value={me}>
        <FestivalContext value={festival}>
          <MemoryRouter initialEntries={[at]}>
            <main id="content" tabIndex={-1}>
              {children}
            </main>
          </MemoryRouter>
        </FestivalContext>
      </MeContext>
      <DialogHost />
    </OfficeProviders>
  )
  return render(screen, { wrapper: Office })
}
