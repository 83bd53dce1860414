import type { AnswerOf } from '@nidan/contract/kernel/endpoint';
import type { readSampleLife } from '@nidan/contract/lab/tracker/tracker-endpoints';
import { useZone } from '../../../kernel/session/session.ts';
import { showDateTime, showShort } from '../../../kernel/text/show-date.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Note } from '../../../kernel/ui/Note.tsx';
import { Table } from '../../../kernel/ui/Table.tsx';
import { TubeDot } from '../../../kernel/ui/values/TubeDot.tsx';
import { patientLine, testCodes, testNames } from '../samples/sample-words.ts';
import { samplesTexts } from '../samples/texts/samples-texts.ts';
import { TubeState } from '../samples/TubeState.tsx';
import { Barcode } from '../scanning/Barcode.tsx';
import { trackTexts } from './texts/track-texts.ts';

type Choice = NonNullable<AnswerOf<typeof readSampleLife>['choice']>;

export const CHOICE_WORDS = {
  bill: 'choiceOfBill',
  box: 'choiceOfBox',
  rack: 'choiceOfRack',
  person: 'choiceOfPerson',
} as const satisfies Record<Choice['of'], string>;

interface TubeChoiceProps {
  readonly choice: Choice;
  readonly onPick: (barcode: string) => void;
}

/** The tubes that a lab ID, a box, a rack or a person leads to. */
export function TubeChoice({ choice, onPick }: TubeChoiceProps) {
  const t = useTexts(trackTexts);
  const shared = useTexts(samplesTexts);
  const zone = useZone();
  return (
    <>
      {choice.hasMore && <Note tone="info">{t('choiceMore')}</Note>}
      <Table
        label={t(CHOICE_WORDS[choice.of], { code: choice.code })}
        keys="page"
        rows={choice.tubes}
        rowKey={({ barcode }) => barcode}
        onOpen={({ barcode }) => onPick(barcode)}
        columns={[
          {
            key: 'barcode',
            head: shared('barcode'),
            width: 148,
            opens: true,
            cell: ({ barcode }) => <Barcode value={barcode} />,
          },
          {
            key: 'patient',
            head: shared('patient'),
            tip: ({ patient }) => patientLine(patient),
            value: ({ patient }) => patientLine(patient),
          },
          {
            key: 'tube',
            head: shared('tube'),
            width: 104,
            cell: ({ container }) => <TubeDot cap={container.capColour}>{container.capColour}</TubeDot>,
          },
          { key: 'tests', head: shared('tests'), width: 200, tip: testNames, cell: testCodes },
          { key: 'state', head: t('state'), width: 148, cell: ({ status }) => <TubeState status={status} /> },
          {
            key: 'registered',
            head: t('registered'),
            width: 108,
            value: ({ registeredAt }) => registeredAt,
            saved: ({ registeredAt }) => showDateTime(registeredAt, zone),
            cell: ({ registeredAt }) => showShort(registeredAt, zone),
          },
        ]}
      />
    </>
  );
}
