import { Actions } from '#src/shared/ui/action/Actions.tsx'
import { Button } from '#src/shared/ui/action/Button.tsx'
import { Callout } from '#src/shared/ui/feedback/Callout.tsx'
import { Card, MoreLink } from '#src/shared/ui/display/Card.tsx'
import { Facts } from '#src/shared/ui/display/Facts.tsx'
import { FileList } from '#src/shared/ui/display/FileList.tsx'
import { Result } from '#src/shared/ui/feedback/Result.tsx'
import { Steps, stepsAt } from '#src/shared/ui/display/Steps.tsx'
import { LinkTabs } from '#src/shared/ui/navigation/LinkTabs.tsx'
import { TabbedCard } from '#src/shared/ui/navigation/Tabs.tsx'
import { EmptyState, ErrorState, InlineError } from '#src/shared/ui/feedback/query-states.tsx'
import { StateTag, Tag } from '#src/shared/ui/display/Tag.tsx'
import { Timeline } from '#src/shared/ui/display/Timeline.tsx'
import type { Tone } from '#src/shared/ui/display/tone.ts'
import { Line } from './Line.tsx'
import type { KitPart } from './kit-part.ts'

const tones: readonly Tone[] = ['neutral', 'muted', 'info', 'active', 'success', 'warning', 'danger', 'special']

const Tags = () => (
  <Line>
    {tones.map((tone) => (
      <Tag key={tone} tone={tone}>
        {tone}
      </Tag>
    ))}
    <StateTag labels={{ 1: { label: 'From a table of labels', tone: 'success' } }} state={1} />
    <StateTag labels={{}} state="UNKNOWN_STATE" />
  </Line>
)

const looks = ['default', 'primary', 'danger', 'text', 'link'] as const
const sizes = ['small', 'normal', 'large'] as const

const Buttons = () => (
  <>
    {looks.map((look) => (
      <Line key={look}>
        {sizes.map((size) => (
          <Button key={size} look={look} size={size}>
            {look} {size}
          </Button>
        ))}
        <Button look={look} isOff>
          off
        </Button>
        <Button look={look} isBusy>
          busy
        </Button>
        <Button look={look} disabled>
          disabled
        </Button>
        <Button look={look} to="/">
          to an address of the portal
        </Button>
        <Button look={look} href="https://example.com/">
          to another site
        </Button>
        <Button look={look} href="/files/sample.pdf" download="sample.pdf">
          download
        </Button>
        <Button look={look} href="javascript:alert(1)">
          hostile address
        </Button>
      </Line>
    ))}
    <Actions>
      <Button look="primary">In a row</Button>
      <Button>of buttons</Button>
      <Button look="link">and links</Button>
    </Actions>
  </>
)

const ActionRows = () =>
  (['start', 'center', 'end'] as const).map((align) => (
    <Actions key={align} align={align}>
      <Button look="primary">{align}</Button>
      <Button>Second</Button>
      <Button look="link">Third</Button>
    </Actions>
  ))

const Results = () => (
  <Result
    title="The deposit is effective"
    level={3}
    isSuccess
    actions={
      <>
        <Button look="primary">Next step</Button>
        <Button>Another</Button>
      </>
    }
  >
    <p>What follows from it.</p>
  </Result>
)

const Cards = () => (
  <>
    <Card
      title="With a note and actions, level 3"
      level={3}
      note="12 rows"
      actions={<MoreLink href="/" />}
      body="padded"
    >
      Padded body
    </Card>
    <Card label="Without a title" body="stacked">
      <p>Stacked body</p>
      <p>Second block</p>
    </Card>
    <TabbedCard
      label="With tabs"
      tabs={[
        { key: 'one', label: 'One' },
        { key: 'two', label: 'Two', count: 12 },
      ]}
      active="one"
      onChange={() => undefined}
      body="padded"
    >
      Content of the active tab
    </TabbedCard>
  </>
)

const failed = { isFetching: false, refetch: () => undefined }

const States = () => (
  <>
    <EmptyState text="Nothing to show" hint={<Button look="text">What to do about it</Button>} />
    <ErrorState onRetry={failed.refetch} text="A request failed" />
    <InlineError query={failed} text="A request of one line failed" />
  </>
)

const Callouts = () => (
  <>
    <Callout>
      <p>What the reader should not miss</p>
      <ol>
        <li>First step</li>
        <li>Second step</li>
      </ol>
    </Callout>
    <Callout tone="warning">
      What needs attention <a href="#there">There</a>
    </Callout>
    <Callout tone="success">What went well</Callout>
    <Callout tone="info">What is open</Callout>
    <Callout tone="active" actions="2 days left">
      What runs now
    </Callout>
    <Callout tone="danger" actions={<Button>An action</Button>}>
      What went wrong
    </Callout>
  </>
)

const facts = [
  { label: 'Listing number', value: 'G32026SC1000123' },
  { label: 'Name', value: 'An office building of twelve floors', isWide: true },
  { label: 'Start price', value: '1,643.1000' },
  null,
  { label: 'Right of pre-emption of the present shareholders', value: 'yes' },
  { label: 'Empty', value: '' },
  { label: 'Number without spaces', value: '123456789012345678901234567890123456789012345678901234567890' },
  { label: 'Last', value: 'value' },
]

const FactLists = () => (
  <>
    <Facts items={facts} label="rows" />
    <Facts items={facts} layout="ends" label="ends" />
    <Facts items={facts} layout="columns" label="two columns" />
    <Facts items={facts} layout="columns" columns={3} label="three columns" />
    <Facts items={facts} layout="table" label="table" />
    <Facts items={facts} layout="table" columns={1} label="table of one column" />
    <Facts items={facts.slice(0, 4)} layout="tiles" label="tiles" />
  </>
)

const links = [
  { to: '/', label: 'Person', isCurrent: true },
  { to: '/?organisation', label: 'Organisation', isCurrent: false },
]

const TabLinks = () => (
  <Card label="Tabs that are links" tabs={<LinkTabs label="Kind" tabs={links} />} body="padded">
    The screen of the current address
  </Card>
)

const files = [
  { id: '1', name: 'Resolution of the board.pdf', url: '/files/1.pdf', size: 1_234_567, kind: 'pdf' },
  {
    id: '2',
    name: 'A_name_without_spaces_of_eighty_letters_that_has_to_break_somewhere_in_it.docx',
    url: '/files/2.docx',
  },
  { id: '3', name: 'Hostile address.pdf', url: 'javascript:alert(1)', size: 900, kind: 'pdf' },
]

const Timelines = () => (
  <Timeline
    label="History"
    items={[
      { at: 1, time: '2026-03-01 10:00', title: 'Submitted', text: 'As it was written.\nIn two lines.', files },
      { at: 2, time: '2026-03-02 10:00', title: 'Answered', text: 'By the exchange', isMarked: true },
      { at: 3, time: '2026-03-03 10:00', title: 'Rated', note: <p>5 points</p> },
      {
        at: 4,
        time: '2026-03-04 10:00',
        title: 'Paid',
        tone: 'success',
        isMarked: true,
        tag: <Tag tone="success">done</Tag>,
      },
      { at: null, time: '', title: 'Delivered', tone: 'neutral', tag: <Tag>waiting</Tag> },
    ]}
  />
)

const names = ['Read the notice', 'Apply', 'Upload documents', 'Confirm', 'Qualification review', 'Deposit']

const StepLists = () => (
  <>
    <Steps label="Under way" steps={stepsAt(names, 2)} narrow="compact" />
    <Steps label="Failed" steps={stepsAt(names, 4, 'failed')} narrow="compact" />
    <Steps label="Stopped" steps={stepsAt(names, 3, 'stopped')} />
    <Steps label="With notes" steps={stepsAt(names, 5).map((step) => ({ ...step, note: step.state }))} />
    <Steps label="Over" steps={stepsAt(names, 6)} />
    <Steps
      label="A description"
      steps={names.map((label) => ({ label, note: 'What happens in this step, in a sentence', state: 'plain' }))}
    />
  </>
)

const FileLists = () => (
  <>
    <FileList files={files} />
    <FileList files={files} layout="rows" />
    <FileList
      files={files}
      layout="rows"
      renderNote={() => 'uploaded'}
      renderActions={({ name }) => <Button>Preview {name}</Button>}
    />
  </>
)

export const contentParts: readonly KitPart[] = [
  { name: 'Tag', Samples: Tags },
  { name: 'Button', Samples: Buttons },
  { name: 'Actions', Samples: ActionRows },
  { name: 'Result', Samples: Results },
  { name: 'Card, TabbedCard', Samples: Cards },
  { name: 'Callout', Samples: Callouts },
  { name: 'EmptyState, ErrorState, InlineError', Samples: States },
  { name: 'LinkTabs', Samples: TabLinks },
  { name: 'Facts', Samples: FactLists },
  { name: 'Timeline', Samples: Timelines },
  { name: 'Steps', Samples: StepLists },
  { name: 'FileList', Samples: FileLists },
]
