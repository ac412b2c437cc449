import type { OpenSeason } from '@nightshift/shared/season-opening/contract'
import { tellFailure } from '@nightshift/ui/dialogs/failure.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { readAgain } from '../../../lib/calls.ts'
import { useFestival } from '../../festivals/chooser/use-festival.ts'
import { openSeason } from './opening.api.ts'
import { OPENING } from './opening.texts.ts'

/** Opens the season. Positions, people and applications have changed afterwards. */
export function useOpenSeason() {
  const { id } = useFestival()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (body: OpenSeason) => openSeason(id, body),
    onSuccess: () => void readAgain(queries, ['setting', 'employee', 'application']),
    onError: (error) => tellFailure(error, OPENING.failed),
  })
}
