export function WaitlistPage() {
  return (
    <div className="@container mx-auto max-w-6xl px-4 py-16 sm:px-6">
      <h1 className="text-4xl">Reserve Your Protection</h1>
    </div>
  );
}
